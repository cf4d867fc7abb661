import { ZOOM } from '@eszkerek/contract/constants';

/**
 * Runs in the head before the first paint: sets theme, zoom and whether a session is stored, so nothing flashes.
 * React escapes quotes, angle brackets and ampersands in script text, so the code must not contain any of them.
 */
export const themeScript = [
  'try{var d=document.documentElement,s=localStorage,z=parseInt(s.getItem(`zoom`),10);',
  'd.dataset.theme=s.getItem(`theme`)===`dark`?`dark`:`light`;',
  `if(z){d.style.setProperty(\`--zoom\`,String(Math.min(${ZOOM.max},Math.max(${ZOOM.min},z))))}`,
  'if(s.getItem(`token`)){d.dataset.session=`stored`}',
  '}catch(e){}',
].join('');
