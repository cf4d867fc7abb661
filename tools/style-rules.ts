import path from 'node:path';

export interface Sheet {
  file: string;
  text: string;
}

type Names = Record<string, string>;
export interface Tokens {
  space: Names;
  radius: Names;
  type: Names;
}

const named = (css: string, prefix: string): Names =>
  Object.fromEntries(
    [...css.matchAll(new RegExp(`(--${prefix}-[\\w-]+): ([\\d.]+(?:rem|px));`, 'g'))].map(([, name = '', value = '']) => [value, name]),
  );

export const tokensOf = (css: string): Tokens => ({ space: named(css, 's'), radius: named(css, 'r'), type: named(css, 'fs') });

/** `var(--name)` without a fallback, for a name that no sheet and no component gives: the browser drops the declaration. */
export const missingTokens = (sheets: readonly Sheet[], sources: readonly Sheet[]): string[] => {
  const given = new Set([
    ...sheets.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(match => match[1])),
    ...sources.flatMap(({ text }) => [...text.matchAll(/['"`](--[\w-]+)['"`]/g)].map(match => match[1])),
  ]);
  return sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].filter(match => !given.has(match[1])).map(match => `${file}: nothing gives ${match[1]}`),
  );
};

const COMMENT = /\/\*.*?\*\//gs;
const SPACE = /^(gap|row-gap|column-gap|margin|padding|inset|top|right|bottom|left)(-|$)/;
const scaleOf = (property: string, tokens: Tokens): Names =>
  SPACE.test(property) ? tokens.space : /radius$/.test(property) ? tokens.radius : /^font(-size)?$/.test(property) ? tokens.type : {};

/** Values written out although a token has them. Inside functions they are free: a sum is no step of the scale. */
export const rawValues = ({ file, text }: Sheet, tokens: Tokens): string[] =>
  [...text.replaceAll(COMMENT, '').matchAll(/([\w-]+): ([^;{}]+);/g)].flatMap(([, property = '', value = '']) => {
    const scale = scaleOf(property, tokens);
    return value
      .replaceAll(/\w+\((?:[^()]|\([^()]*\))*\)/g, '')
      .split(/[\s,/]+/)
      .flatMap(part => (Object.hasOwn(scale, part) ? [`${file}: ${property}: ${part} has the token ${scale[part]}`] : []));
  });

/** The selectors of rules that stand outside every layer. */
export const withoutLayer = ({ file, text }: Sheet): string[] => {
  const outside = text.replaceAll(COMMENT, '').replaceAll(/^@layer [\w-]+ \{\n.*?^\}$/gms, '');
  return [...outside.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => `${file}: ${selector.trim()}`);
};

const classesOf = (css: string): Set<string> =>
  new Set(
    [
      ...css
        .replaceAll(COMMENT, '')
        .replaceAll(/:global\([^)]*\)|url\([^)]*\)|"[^"]*"/g, '')
        .matchAll(/\.([a-zA-Z_][\w-]*)/g),
    ].map(match => match[1] ?? ''),
  );

const MODULE_IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;
const moduleFile = (source: string, specifier: string): string =>
  specifier.startsWith('@eszkerek/')
    ? specifier.replace(/^@eszkerek\/([\w-]+)\//, 'packages/$1/src/')
    : path.posix.join(path.posix.dirname(source), specifier);

/** CSS modules are untyped: a misspelt class is undefined, and a class without a user stays forever. */
export const classFaults = (sheets: readonly Sheet[], sources: readonly Sheet[]): string[] => {
  const modules = new Map(sheets.filter(({ file }) => file.endsWith('.module.css')).map(({ file, text }) => [file, classesOf(text)]));
  const used = new Map<string, Set<string>>([...modules.keys()].map(file => [file, new Set()]));
  const missing: string[] = [];
  for (const { file, text: source } of sources) {
    const text = source.replaceAll(/^.*from '[^']+';$/gm, '');
    for (const [, local = '', specifier = ''] of source.matchAll(MODULE_IMPORT)) {
      const target = moduleFile(file, specifier);
      const classes = modules.get(target) ?? new Set();
      const take = (name: string) => used.get(target)?.add(name);
      for (const [, dotted, quoted] of text.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))) {
        const name = dotted ?? quoted ?? '';
        take(name);
        if (!classes.has(name)) missing.push(`${file}: ${local}.${name} is not in ${target}`);
      }
      for (const [, prefix = ''] of text.matchAll(new RegExp(`\\b${local}\\[\`([\\w-]*)\\$`, 'g')))
        for (const name of classes) if (name.startsWith(prefix)) take(name);
      // `styles[kind]`: which names it takes cannot be read off the text.
      if (new RegExp(`\\b${local}\\[(?![\`'])`).test(text)) for (const name of classes) take(name);
    }
  }
  const idle = [...modules].flatMap(([file, classes]) =>
    [...classes].filter(name => !used.get(file)?.has(name)).map(name => `${file}: nothing uses .${name}`),
  );
  return [...missing, ...idle];
};
