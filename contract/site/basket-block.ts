// The basket in the top bar: its pieces and their sum, as the browser stores them.

/** In localStorage. */
export const BASKET_KEY = 'basket'

/**
 * Stands inside the block and fills it before the first paint, so that it shifts nothing. The content security policy of
 * pages allows exactly this script.
 */
export const SHOW_BASKET_SCRIPT = `{const block=document.currentScript.parentElement,[count,sum]=block.querySelectorAll('b');try{let n=0,s=0;for(const l of JSON.parse(localStorage.getItem('${BASKET_KEY}')).lines){n+=l.quantity;s+=l.quantity*l.price}if(n>0){count.textContent=n;sum.textContent='Rp'+String(s).replace(/\\B(?=(\\d{3})+$)/g,'.');block.hidden=false}}catch{}}`
