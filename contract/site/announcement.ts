// The announcement bar: a visitor hides it once per text.

/** In localStorage: the key of the announcement that the visitor dismissed. */
export const DISMISSED_KEY = 'announcement'

/**
 * Stands inside the bar and hides it before the first paint if it was dismissed. The content security policy of pages
 * allows exactly this script.
 */
export const HIDE_DISMISSED_SCRIPT = `{const bar=document.currentScript.parentElement;try{bar.hidden=localStorage.getItem('${DISMISSED_KEY}')===bar.dataset.key}catch{}}`
