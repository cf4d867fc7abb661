import { isNode, LineCounter, parseDocument } from 'yaml';

type Path = readonly PropertyKey[];

/** A parsed YAML (or JSON) text that remembers where each value stands. */
export interface YamlSource {
  value: unknown;
  errors: { line: number; message: string }[];
  /** The line of the value at a path, or of its nearest ancestor that exists. */
  lineOf: (path: Path) => number;
}

export function readYaml(text: string, firstLine = 1): YamlSource {
  const counter = new LineCounter();
  const doc = parseDocument(text, { lineCounter: counter, prettyErrors: false, uniqueKeys: true });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const lineOf = (path: Path): number => {
    for (let length = path.length; length >= 0; length--) {
      const node = doc.getIn(
        path.slice(0, length).map(part => (typeof part === 'symbol' ? String(part) : part)),
        true,
      );
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return firstLine;
  };
  const errors = doc.errors.map(error => ({ line: lineAt(error.pos[0]), message: error.message }));
  return { value: errors.length > 0 ? undefined : doc.toJS(), errors, lineOf };
}
