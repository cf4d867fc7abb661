/** In px of CSS: 96 to the inch, so 85 mm × 55 mm and 37 mm × 40 mm: four options side by side. */
const BOXES = { question: { width: 321, height: 208 }, option: { width: 139, height: 151 } } as const;
/** 9 pt. */
const SMALLEST_LABEL = 12;

const OPENING = /<svg class="fig" role="img" width="[\d.]+" height="[\d.]+" viewBox="0 0 ([\d.]+) ([\d.]+)">/g;

/** Shrinks the figures of a text to the size they have on paper; labels stay readable, even if the figure is then larger. */
export const paperFigures = (html: string, box: keyof typeof BOXES): string =>
  html.replace(OPENING, (opening, width: string, height: string, at: number) => {
    const figure = html.slice(at, html.indexOf('</svg>', at));
    const labels = Array.from(figure.matchAll(/<text[^>]* font-size="([\d.]+)"/g), ([, size]) => Number(size));
    const { width: widest, height: highest } = BOXES[box];
    const fitting = Math.min(1, widest / Number(width), highest / Number(height));
    const scale = labels.length === 0 ? fitting : Math.max(fitting, SMALLEST_LABEL / Math.min(...labels));
    const size = (side: string) => Math.round(Number(side) * scale);
    // The wide letters of the paper for dyslexic pupils would push a label onto a line of the drawing.
    const letters = 'letter-spacing="0" word-spacing="0"';
    return opening.replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${size(width)}" height="${size(height)}" ${letters}`);
  });

/** The width of the widest drawn option on paper, in px; 0 without one. */
export const widestOnPaper = (options: readonly string[]): number =>
  Math.max(
    0,
    ...options.flatMap(html =>
      Array.from(paperFigures(html, 'option').matchAll(/<svg class="fig"[^>]* width="(\d+)"/g), ([, width]) => Number(width)),
    ),
  );
