import { LATER } from './head-order.ts';

/** However slow the first paint is, the scripts do not wait longer after the page has loaded. */
const AT_LATEST_MS = 2000;

/**
 * Runs in the head: asks for the marked scripts once the page was painted. A page in a hidden tab is not painted, and an old
 * browser does not tell: those start when it has loaded. React escapes quotes, angle brackets and ampersands in script text, so
 * there are none. Each file is asked for in its own turn: thirty at once would hold up a tap.
 */
export const startScript = /* @__PURE__ */ [
  '(function(d,o){var started;function later(list,act){list.forEach(function(tag){setTimeout(act,0,tag)})}',
  'function start(){if(started){return}started=true;',
  `later(d.querySelectorAll(\`link[rel=${LATER}]\`),function(l){l.rel=\`modulepreload\`});`,
  `later(d.querySelectorAll(\`script[type=${LATER}]\`),function(s){var n=d.createElement(\`script\`);n.type=\`module\`;n.textContent=s.textContent;d.head.append(n)})}`,
  'function painted(){if(d.readyState===`loading`){d.addEventListener(`DOMContentLoaded`,start)}else{start()}}',
  'var tells=o?o.supportedEntryTypes.includes(`paint`):false;',
  'if(tells){new o(painted).observe({type:`paint`,buffered:true})}',
  `addEventListener(\`load\`,function(){if(tells?d.hidden:true){start()}else{setTimeout(start,${AT_LATEST_MS})}})`,
  '})(document,self.PerformanceObserver);',
].join('');
