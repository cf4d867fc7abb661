import { ZOOM } from '@eszkerek/contract/constants';

/**
 * Runs in the head before the first paint: sets theme, zoom, whether a session is stored and whether this is a reload, so nothing
 * flashes or jumps.
 * React escapes quotes, angle brackets and ampersands in script text, so the code must not contain any of them.
 */
export const themeScript = /* @__PURE__ */ [
  'try{var d=document.documentElement,s=localStorage,z=parseInt(s.getItem(`zoom`),10);',
  'd.dataset.theme=s.getItem(`theme`)===`dark`?`dark`:`light`;',
  `if(z){d.style.setProperty(\`--zoom\`,String(Math.min(${ZOOM.max},Math.max(${ZOOM.min},z))))}`,
  'if(s.getItem(`token`)){d.dataset.session=`stored`}',
  'if(performance.getEntriesByType(`navigation`)[0].type!==`navigate`){d.dataset.visit=`again`}',
  '}catch(e){}',
].join('');
