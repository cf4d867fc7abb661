/**
 * Strings that run where a page takes text for markup. Each sets `__xss` (or opens a dialog), each comes with a page that is
 * careless in just the way the string hopes for: shown there it runs, which proves that it is alive.
 */
export interface XssString {
  text: string;
  /** A page that falls for it; null for template languages that this house does not speak at all. */
  careless: ((text: string) => string) | null;
}

/** Run as soon as they stand in a page. */
const MARKUP = [
  '<script>__xss=1</script>',
  '<img src=x onerror=__xss=1>',
  '<svg onload=__xss=1>',
  '<iframe onload=__xss=1>',
  '<details open ontoggle=__xss=1>',
  '<input autofocus onfocus=__xss=1>',
  '<video src=x onerror=__xss=1>',
  '<audio src=x onerror=__xss=1>',
  '<style onload=__xss=1>a{}</style>',
  '<object data=x onerror=__xss=1>',
  '<link rel=stylesheet href=x onerror=__xss=1>',
];

/** What gets out of the place the text was put into, and such a place. */
const WAYS_OUT: readonly [out: string, place: (text: string) => string][] = [
  ['', text => `<p>${text}</p>`],
  ['">', text => `<input value="${text}">`],
  ["'>", text => `<input value='${text}'>`],
  ['</textarea>', text => `<textarea>${text}</textarea>`],
  ['</title>', text => `<title>${text}</title>`],
  ['</script>', text => `<script>var name = "${text}"</script>`],
  ['</style>', text => `<style>.${text} {}</style>`],
  ['-->', text => `<!-- ${text} -->`],
  ['</noscript>', text => `<noscript>${text}</noscript>`],
  ['</iframe>', text => `<iframe>${text}</iframe>`],
  ['</xmp>', text => `<xmp>${text}</xmp>`],
  ['</template>', text => `<template>${text}</template>`],
  ['</a></p></td>', text => `<table><td><p><a>${text}</a></p></td></table>`],
];

const inBody = (text: string): string => `<div>${text}</div>`;
const ODD_MARKUP = [
  '<ScRiPt>__xss=1</sCrIpT>',
  '<script >__xss=1</script >',
  '<script/x>__xss=1</script>',
  '<script>alert(1)</script>',
  '<SCRIPT>__xss=1//</SCRIPT>',
  '<svg><script>__xss=1</script></svg>',
  '<svg><script>&#95;&#95;xss=1</script></svg>',
  '<IMG SRC=x ONERROR=__xss=1>',
  '<img/src="x"/onerror=__xss=1>',
  '<img src=x onerror="__xss=1">',
  "<img src=x onerror='__xss=1'>",
  '<img src=x onerror=`$\u007b__xss=1}`>',
  '<img src=x onerror=__xss&#61;1>',
  '<img src=x onerror=&#x5f;_xss=1>',
  '<img src=x onerror=self.__xss=1>',
  '<img src=x onerror=alert(1)>',
  '<img src=x:x onerror=__xss=1//>',
  '<img src onerror=__xss=1>',
  '<img srcset=x onerror=__xss=1>',
  '<image src=x onerror=__xss=1>',
  '<<img src=x onerror=__xss=1>',
  '<picture><img src=x onerror=__xss=1>',
  '<body onload=__xss=1>',
  '<svg/onload=__xss=1>',
  '<svg><animate onbegin=__xss=1 attributeName=x dur=1s>',
  '<svg><set onbegin=__xss=1 attributeName=x to=1>',
  '<select autofocus onfocus=__xss=1>',
  '<textarea autofocus onfocus=__xss=1>',
  '<button autofocus onfocus=__xss=1>x</button>',
  '<a href=# autofocus onfocus=__xss=1>x</a>',
  '<p tabindex=0 autofocus onfocus=__xss=1>x</p>',
  '<video><source src=x onerror=__xss=1></video>',
  '<iframe src=javascript:parent.__xss=1>',
  '<iframe srcdoc="<script>parent.__xss=1</script>">',
  '<iframe srcdoc="<img src=x onerror=parent.__xss=1>">',
  '<math><mi><img src=x onerror=__xss=1></mi></math>',
  '<table background=x><img src=x onerror=__xss=1>',
];

const quotedBy = (quote: string) => (text: string) => `<input value=${quote}${text}${quote}>`;
const ATTRIBUTES: XssString[] = [
  { text: '" autofocus onfocus=__xss=1 x="', careless: quotedBy('"') },
  { text: '" autofocus onfocus="__xss=1', careless: quotedBy('"') },
  { text: "' autofocus onfocus=__xss=1 x='", careless: quotedBy("'") },
  { text: "' autofocus onfocus='__xss=1", careless: quotedBy("'") },
  { text: 'x autofocus onfocus=__xss=1', careless: quotedBy('') },
  { text: 'x/autofocus/onfocus=__xss=1', careless: text => `<input ${text}>` },
];

const scriptWith = (quote: string) => (text: string) => `<script>var name = ${quote}${text}${quote};</script>`;
const SCRIPTS: XssString[] = [
  { text: '";__xss=1//', careless: scriptWith('"') },
  { text: '"-(__xss=1)-"', careless: scriptWith('"') },
  { text: "';__xss=1//", careless: scriptWith("'") },
  { text: "'-(__xss=1)-'", careless: scriptWith("'") },
  { text: '`;__xss=1//', careless: scriptWith('`') },
  { text: '$\u007b__xss=1}', careless: scriptWith('`') },
  { text: '__xss=1', careless: scriptWith('') },
  { text: '0;__xss=1', careless: scriptWith('') },
  { text: '});__xss=1;({', careless: text => `<script>Object({a:1${text}b:2})</script>` },
];

const link = (text: string): string => `<a href="${text}">x</a><script>document.links[0].click()</script>`;
const ADDRESSES: XssString[] = [
  'javascript:__xss=1',
  'JaVaScRiPt:__xss=1',
  'javascript:__xss=1//https://eszkerek.hu',
  'javascript:/*x*/__xss=1',
  'javascript://%0a__xss=1',
  'java&#115;cript:__xss=1',
  'javascript&colon;__xss=1',
  'java\tscript:__xss=1',
  'java\nscript:__xss=1',
  'javascript:void(__xss=1)',
].map(text => ({ text, careless: link }));

const OTHER_LANGUAGES: XssString[] = [
  '{{__xss=1}}',
  "{{constructor.constructor('__xss=1')()}}",
  '<%= __xss=1 %>',
  '#{__xss=1}',
  '[x](javascript:__xss=1)',
  '![x](x"onerror="__xss=1)',
  '$\\href{javascript:__xss=1}{x}$',
  '{"$$typeof":"react.element","type":"script"}',
].map(text => ({ text, careless: null }));

export const XSS_STRINGS: readonly XssString[] = [
  ...WAYS_OUT.flatMap(([out, place]) => MARKUP.map(text => ({ text: out + text, careless: place }))),
  ...ODD_MARKUP.map(text => ({ text, careless: inBody })),
  ...ATTRIBUTES,
  ...SCRIPTS,
  ...ADDRESSES,
  ...OTHER_LANGUAGES,
];

/** Texts of at most so many characters that hold all the strings between them. */
export const packed = (strings: readonly string[], most: number): string[] => {
  const texts: string[] = [];
  for (const text of strings) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= most) texts[texts.length - 1] = `${last} ${text}`;
    else if (text.length <= most) texts.push(text);
  }
  return texts;
};
