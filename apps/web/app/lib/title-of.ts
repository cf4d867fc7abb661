import { PRODUCT_NAME } from '@eszkerek/contract/constants';

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** The title of a kept page, without the product's name. */
export function titleOf(html: string): string | null {
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1]?.replace(/&(?:amp|lt|gt|quot|#x27);/g, sign => ENTITIES[sign] ?? sign);
  return title?.replace(` | ${PRODUCT_NAME}`, '').trim() || null;
}
