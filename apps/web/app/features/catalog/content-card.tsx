import type { CurriculumItem } from '@eszkerek/contract/content/compiled';
import { messages } from '@eszkerek/contract/messages';
import type { LoginState } from '../../lib/login-state.ts';
import { text } from '../../text/common.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, type Tint } from '../../ui/card.tsx';
import { cardArt } from './card-art.ts';
import { isPremium, kindBadges } from './category.ts';
import { contentPath } from './content-path.ts';

const tints: readonly string[] = ['matematika', 'fizika', 'ai'];
const isTint = (subject: string | undefined): subject is Tint => subject !== undefined && tints.includes(subject);

interface ContentCardProps {
  item: CurriculumItem;
  /** Whether this visitor may open premium pages. */
  premiumAccess: boolean;
  headingLevel?: 3 | 4;
}

/** A page as a card. Without access a premium one leads to login with the stated message. */
export function ContentCard({ item, premiumAccess, headingLevel }: ContentCardProps) {
  const tint = isTint(item.subject) ? item.subject : 'eszkoz';
  const path = contentPath(item.slug);
  const locked = isPremium(item.category) && !premiumAccess;
  const state: LoginState = { from: path, message: messages.premiumCardLogin };
  return (
    <Card
      to={locked ? '/bejelentkezes' : path}
      state={locked ? state : undefined}
      tint={tint}
      art={cardArt(item.slug, tint)}
      title={item.title}
      text={item.description}
      lockedNote={locked ? text.lockedNote : undefined}
      headingLevel={headingLevel}
      badges={
        <>
          {kindBadges(item.category).map(badge => (
            <Badge kind={badge.kind} key={badge.kind}>
              {badge.label}
            </Badge>
          ))}
          {item.grade && <Badge kind="plain">{gradeLabel(item.grade)}</Badge>}
        </>
      }
    />
  );
}

/** "6" and "5–6" get their word; a grade that already has one stays. */
export const gradeLabel = (grade: string): string => (/^\d+(\s*[–-]\s*\d+)?$/.test(grade) ? `${grade}. osztály` : grade);
