import type { JSX } from 'react';

interface SafeHtmlProps {
  /** HTML that was sanitised when the content was compiled; never text a user typed. */
  html: string;
  as?: keyof Pick<JSX.IntrinsicElements, 'div' | 'span' | 'p' | 'section'>;
  className?: string;
  'data-part'?: string;
}

/** The one place where HTML enters the page as it is. */
export function SafeHtml({ html, as: Tag = 'div', className, 'data-part': part }: SafeHtmlProps) {
  return <Tag className={className} data-part={part} dangerouslySetInnerHTML={{ __html: html }} />;
}
