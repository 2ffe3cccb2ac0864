import type { AuditAction } from '#contract/platform/audit.ts'

/** `price: 77000`, or `sale price: 77000 → 78000` among other changes of a product. */
const PRICE = /(^|; )((?:sale )?price): (\d+|\(empty\))(?: → (\d+|\(empty\)))?(?=;|$)/g

/** Entries store plain numbers; prices are shown in rupiah. */
export function auditDetail(action: AuditAction, detail: string, rupiah: (value: number) => string): string {
  if (!action.startsWith('product_')) return detail
  const show = (price: string) => (/^\d+$/.test(price) ? rupiah(Number(price)) : price)
  return detail.replace(
    PRICE,
    (_, start: string, name: string, before: string, after: string | undefined) => {
      const prices = [before, after].filter((price) => price !== undefined)
      return `${start}${name}: ${prices.map(show).join(' → ')}`
    },
  )
}
