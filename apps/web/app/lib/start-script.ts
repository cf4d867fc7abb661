import { LATER } from './head-order.ts';

/**
 * Runs in the head: asks for the marked scripts once the page was painted, or when it has loaded, whichever is first (a page
 * in a hidden tab is not painted). React escapes quotes, angle brackets and ampersands in script text, so there are none.
 */
export const startScript = [
  '(function(d){var started;function start(){if(started){return}started=true;',
  `d.querySelectorAll(\`link[rel=${LATER}]\`).forEach(function(l){l.rel=\`modulepreload\`});`,
  `d.querySelectorAll(\`script[type=${LATER}]\`).forEach(function(s){var n=d.createElement(\`script\`);n.type=\`module\`;n.textContent=s.textContent;s.replaceWith(n)})}`,
  'requestAnimationFrame(function(){setTimeout(function(){if(d.readyState===`loading`){d.addEventListener(`DOMContentLoaded`,start)}else{start()}})});',
  'addEventListener(`load`,start)})(document);',
].join('');
