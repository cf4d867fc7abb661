/** Black on white, as in print: for files that stand without our sheet (a solver's sheet, an export). */
const STYLE = `.fig{fill:none;stroke:#000;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;background:#fff}
.fig-thin,.fig-axis,.fig-dash{stroke-width:1.4}.fig-bold{stroke-width:3.6}.fig-dash{stroke-dasharray:6 5}
.fig-dot{stroke-width:1.2;stroke-dasharray:1 4}.fig-grid{stroke:#bbb;stroke-width:1}.fig-none{stroke:none}
.fig-fill-ink{fill:#000}.fig-fill-paper,.fig-fill-1,.fig-fill-2,.fig-fill-3,.fig-fill-4,.fig-fill-5,.fig-fill-6{fill:#fff}
.fig-fill-water{fill:#ddd}.fig-hatch{stroke-width:1}
.fig-text{fill:#000;stroke:#fff;stroke-width:4;paint-order:stroke;font-family:Onest,Arial,Helvetica,sans-serif;font-weight:600;text-anchor:middle}.fig-quiet{font-weight:400}.fig-bare{stroke:none}
.fig-text [dy="4"]{stroke-width:1}`;

/** The SVG of `drawFigure` as a file of its own. */
export const standaloneSvg = (svg: string): string =>
  svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ').replace('<title>', `<style>${STYLE}</style><title>`);
