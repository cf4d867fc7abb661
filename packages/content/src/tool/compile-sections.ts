import type { ToolSection } from '@eszkerek/documents/tools/tool-section';
import { renderText } from '../markdown/render-text.ts';

export const compileSections = (sections: ToolSection[]): ToolSection[] =>
  sections.map(section => ({ ...section, content: renderText(section.content) }));
