import type { DocumentOf } from '@eszkerek/contract/content/document';
import { messages } from '@eszkerek/contract/messages';
import { MessageBar } from '../../ui/message-bar.tsx';

export default function ToolPage({ tool }: { tool: DocumentOf<'tool'> }) {
  return (
    <div className="wrap page" data-subject="eszkoz">
      <h1>{tool.title}</h1>
      <p className="lead">{tool.description}</p>
      <MessageBar kind="bad">{messages.unknownFormat}</MessageBar>
    </div>
  );
}
