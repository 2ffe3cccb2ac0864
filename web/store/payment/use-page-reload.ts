import { useEffect } from 'react'
import { PAYMENT_POLL_MS } from '#contract/payment.ts'

/** Only the server renders QR codes and guides; at most one reload per poll interval, should the page keep failing. */
export function usePageReload(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const timer = setTimeout(() => window.location.reload(), Math.max(0, PAYMENT_POLL_MS - performance.now()))
    return () => clearTimeout(timer)
  }, [isNeeded])
}
