import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** Relative to the content folder, with forward slashes. */
  file: string;
  text: string;
}

/** Every file under content/, in a stable order. */
export function readContent(contentDir: string): SourceFile[] {
  return readdirSync(contentDir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(contentDir.length)
        .replace(/^[/\\]/, '')
        .replaceAll('\\', '/'),
    )
    .filter(file => !file.startsWith('.') && !file.includes('/.') && !file.includes('node_modules/'))
    .sort()
    .map(file => ({ file, text: readFileSync(join(contentDir, file), 'utf8') }));
}
