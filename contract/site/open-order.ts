// The line about an unpaid order: only the browser knows whether there is one.

/** As `placed-orders.ts` stores them. */
const IS_OPEN = "o=>o.seen?.status==='UNPAID'&&o.seen.expired_time*1e3>Date.now()"

/**
 * Stands inside the line and shows it before the first paint if this browser has an unpaid order. The content security
 * policy of pages allows exactly this script.
 */
export const SHOW_OPEN_ORDER_SCRIPT = `{const line=document.currentScript.parentElement;try{line.hidden=!JSON.parse(localStorage.getItem('orders')).some(${IS_OPEN})}catch{}}`
