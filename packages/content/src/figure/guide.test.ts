import { samples } from '@eszkerek/figures/samples';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';

const HEAD = `# Figures by kind

Made from the examples of packages/figures by \`packages/content/src/figure/guide.test.ts\` (\`npx vitest run <file> -u\` writes it anew).
All examples, drawn and editable: /dev/galeria/abrak. Exact fields: \`packages/figures/src/kinds/<kind>/schema.ts\`.
`;

/** Short lists and records on one line, as an author writes them. */
const yaml = (input: unknown): string => {
  const lines = Object.entries(Object(input)).map(([key, value]) => {
    const flow = stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim();
    if (!Array.isArray(value) || flow.length < 100) return `${key}: ${flow}`;
    const items = value.map(
      item => `  - ${stringify(item, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim()}`,
    );
    return [`${key}:`, ...items].join('\n');
  });
  return lines.join('\n');
};

it('the guide shows every example of every kind', async () => {
  const kinds = Object.entries(samples).map(([kind, { examples }]) => {
    const shown = Object.entries(examples).map(([name, input]) => `${name}\n\n\`\`\`yaml\n${yaml(input)}\n\`\`\``);
    return `## ${kind}\n\n${shown.join('\n\n')}\n`;
  });
  await expect([HEAD, ...kinds].join('\n')).toMatchFileSnapshot('../../../../docs/figures.md');
});
