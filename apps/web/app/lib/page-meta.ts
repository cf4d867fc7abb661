import { NOT_FOUND_TITLE, PRODUCT_NAME } from '@eszkerek/contract/constants';
import { isRouteErrorResponse, type MetaArgs, type MetaDescriptor } from 'react-router';

/** Title, description and optional structured data of a page, in the one form the specification asks for. */
export function pageMeta(title: string, description: string, structuredData?: Record<string, unknown>): MetaDescriptor[] {
  const meta: MetaDescriptor[] = [
    { title: `${title} | ${PRODUCT_NAME}` },
    { name: 'description', content: description },
    { property: 'og:title', content: `${title} | ${PRODUCT_NAME}` },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'hu_HU' },
    { property: 'og:site_name', content: PRODUCT_NAME },
  ];
  return structuredData === undefined ? meta : [...meta, { 'script:ld+json': structuredData }];
}

/** Of an address without a page: search engines leave it out. */
export const notFoundMeta = (): MetaDescriptor[] => [
  ...pageMeta(NOT_FOUND_TITLE, 'A keresett oldal nincs meg.'),
  { name: 'robots', content: 'noindex' },
];

/** Of a layout: pages have heads of their own, this one is for the empty shell and for a page that could not be shown. */
export const layoutMeta = ({ error }: Pick<MetaArgs, 'error'>): MetaDescriptor[] =>
  isRouteErrorResponse(error) && error.status === 404 ? notFoundMeta() : [{ title: PRODUCT_NAME }];
