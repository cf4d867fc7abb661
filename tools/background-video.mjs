// Draws the background loop of the site and writes one VP9, one H.264 and one poster file for each theme.
// Run by hand when the drawing changes: node tools/background-video.mjs  (needs ffmpeg; the outputs are committed)
import { spawn } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const width = 1280;
const height = 720;
const fps = 24;
const seconds = 16;
const maxBytes = 600_000;
const out = join(dirname(fileURLToPath(import.meta.url)), '..', 'apps', 'web', 'public', 'video');

// Only these colours appear, so the brightness under text is bounded (see the contrast table of the design).
const themes = {
  light: {
    bg: '#F1F6F3',
    green: ['#D6E9DF', '#DFEEE6', '#CFE5DA'],
    warm: ['#FBE3D6', '#E0E8FA', '#F6E0F3', '#FDEFC6'],
    pale: ['#DFEBE5', '#E6EEF9'],
  },
  dark: {
    bg: '#0B1A16',
    green: ['#123329', '#0F2B23', '#153A2F'],
    warm: ['#2B1F19', '#16243A', '#2A1B2C', '#2A2513'],
    pale: ['#112821', '#14232F'],
  },
};

// Wheels in video pixels: each ring turns by exactly one segment in a loop, and every segment fades to its neighbour's
// colour on the way, so the last frame meets the first.
const rings = [
  { x: 1088, y: 112, radius: 240, thick: 69, segments: 7, colors: 'green', direction: 1 },
  { x: 1088, y: 112, radius: 136, thick: 46, segments: 5, colors: 'warm', direction: -1 },
  { x: 96, y: 584, radius: 264, thick: 74, segments: 8, colors: 'warm', direction: 1 },
  { x: 96, y: 584, radius: 152, thick: 46, segments: 5, colors: 'green', direction: -1 },
  { x: 656, y: 784, radius: 152, thick: 51, segments: 6, colors: 'pale', direction: -1 },
  { x: 448, y: 24, radius: 96, thick: 35, segments: 5, colors: 'pale', direction: 1 },
];

const rgb = hex => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));
const turn = 2 * Math.PI;

/** The pixels a ring can touch, with their place on it. */
function pixelsOf(ring) {
  const reach = ring.radius + ring.thick / 2 + 1;
  const pixels = [];
  for (let py = Math.max(0, Math.floor(ring.y - reach)); py < Math.min(height, ring.y + reach); py++) {
    for (let px = Math.max(0, Math.floor(ring.x - reach)); px < Math.min(width, ring.x + reach); px++) {
      const dx = px + 0.5 - ring.x;
      const dy = py + 0.5 - ring.y;
      const distance = Math.hypot(dx, dy);
      if (Math.abs(distance - ring.radius) <= ring.thick / 2 + 1) pixels.push([py * width + px, Math.atan2(dy, dx), distance]);
    }
  }
  return pixels;
}

const prepared = rings.map(ring => ({ ...ring, pixels: pixelsOf(ring) }));

function drawRing(frame, ring, palette, bg, time) {
  const step = turn / ring.segments;
  const gap = (ring.thick + 12) / ring.radius;
  const half = (step - gap) / 2;
  const offset = ring.direction * step * time;
  for (const [at, angle, distance] of ring.pixels) {
    const along = (((angle - offset) % turn) + turn) % turn;
    const segment = Math.floor(along / step);
    const fromMiddle = Math.abs(along - (segment + 0.5) * step);
    const beyond = fromMiddle - half;
    // Distance to the arc's centre line; past its end, to the round cap.
    const away =
      beyond <= 0
        ? Math.abs(distance - ring.radius)
        : Math.sqrt(distance ** 2 + ring.radius ** 2 - 2 * distance * ring.radius * Math.cos(beyond));
    const cover = Math.min(1, Math.max(0, ring.thick / 2 - away + 0.5));
    if (cover === 0) continue;
    const colors = palette[ring.colors];
    const pick = index => colors[(((index % ring.segments) + ring.segments) % ring.segments) % colors.length];
    const now = pick(segment);
    const next = pick(segment + ring.direction);
    for (let channel = 0; channel < 3; channel++) {
      const color = now[channel] + (next[channel] - now[channel]) * time;
      frame[at * 3 + channel] = Math.round(bg[channel] + (color - bg[channel]) * cover);
    }
  }
}

function drawFrame(theme, time) {
  const bg = rgb(theme.bg);
  const palette = { green: theme.green.map(rgb), warm: theme.warm.map(rgb), pale: theme.pale.map(rgb) };
  const frame = Buffer.alloc(width * height * 3);
  for (let at = 0; at < frame.length; at += 3) frame.set(bg, at);
  for (const ring of prepared) drawRing(frame, ring, palette, bg, time);
  return frame;
}

/** Runs ffmpeg on raw frames given one by one. */
async function encode(frames, args, file) {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(fps), '-i', '-'];
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...args, file], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = new Promise((resolve, reject) => {
    ffmpeg.on('error', reject);
    ffmpeg.on('exit', code => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code} for ${file}`))));
  });
  for (const frame of frames) {
    if (!ffmpeg.stdin.write(frame)) await new Promise(resolve => ffmpeg.stdin.once('drain', resolve));
  }
  ffmpeg.stdin.end();
  await ended;
  const { size } = statSync(file);
  console.log(`${file.slice(out.length + 1)} ${Math.round(size / 1000)} KB`);
  if (size > maxBytes) throw new Error(`${file} is larger than ${maxBytes} bytes`);
}

const color = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
];
const vp9 = [...color, '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '42', '-cpu-used', '3', '-row-mt', '1', '-g', '384', '-an'];
const h264 = [
  ...color,
  '-c:v',
  'libx264',
  '-crf',
  '29',
  '-preset',
  'slow',
  '-tune',
  'animation',
  '-g',
  '384',
  '-movflags',
  '+faststart',
  '-an',
];
const poster = ['-frames:v', '1', '-c:v', 'libwebp', '-quality', '70'];

mkdirSync(out, { recursive: true });
for (const [name, theme] of Object.entries(themes)) {
  const count = fps * seconds;
  function* frames() {
    for (let index = 0; index < count; index++) yield drawFrame(theme, index / count);
  }
  await encode(frames(), vp9, join(out, `hatter-${name}.webm`));
  await encode(frames(), h264, join(out, `hatter-${name}.mp4`));
  await encode([drawFrame(theme, 0)], poster, join(out, `hatter-${name}.webp`));
}
