import type { AuditAction } from '#contract/audit.ts'

/** `price: 77000`, or `price: 77000 → 78000` among other changes of a product. */
const PRICE = /(^|; )price: (\d+)(?: → (\d+))?(?=;|$)/

/** Entries store plain numbers; prices are shown in rupiah. */
export function auditDetail(action: AuditAction, detail: string, rupiah: (value: number) => string): string {
  if (!action.startsWith('product_')) return detail
  return detail.replace(PRICE, (_, start: string, before: string, after: string | undefined) => {
    const prices = [before, after].filter((price) => price !== undefined)
    return `${start}price: ${prices.map((price) => rupiah(Number(price))).join(' → ')}`
  })
}
