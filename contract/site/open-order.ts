// The line about an unpaid order: only the browser knows whether there is one.

/** As `placed-orders.ts` stores them. */
const IS_OPEN = "o=>o.seen?.status==='UNPAID'&&o.seen.expired_time*1e3>Date.now()"

/**
 * Stands inside the line and shows it before the first paint if this browser has an unpaid order. The content security
 * policy of pages allows exactly this script.
 */
export const SHOW_OPEN_ORDER_SCRIPT = `{const line=document.currentScript.parentElement;try{line.hidden=!JSON.parse(localStorage.getItem('orders')).some(${IS_OPEN})}catch{}}`

/**
 * Ends the offline page: at a counter without a connection, the codes of this browser's unpaid orders are what is needed.
 * The amount is not shown, because a counter may add its own fee.
 */
export const LIST_OPEN_CODES_SCRIPT = `{const list=document.querySelector('[hidden]');try{for(const {seen} of JSON.parse(localStorage.getItem('orders')).filter(${IS_OPEN})){if(!seen.pay_code)continue;const line=list.appendChild(document.createElement('span')),code=document.createElement('b');code.textContent=seen.pay_code.replace(/\\s/g,'').replace(/.{4}(?=.)/g,'$& ');line.append(seen.payment_name,code);list.hidden=false}}catch{}}`
