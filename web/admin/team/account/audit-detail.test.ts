import { expect, test } from 'vitest'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { auditDetail } from './audit-detail.ts'

test.each([
  ['price: 77000', 'price: Rp77.000'],
  ['price: 77000 → 1078000', 'price: Rp77.000 → Rp1.078.000'],
  ['name: A → B; price: 0 → 500; sort order: 1 → 2', 'name: A → B; price: Rp0 → Rp500; sort order: 1 → 2'],
  ['price: 1 → 2; sale price: 70000 → (empty)', 'price: Rp1 → Rp2; sale price: Rp70.000 → (empty)'],
  ['sort order: 1 → 2', 'sort order: 1 → 2'],
])('the prices in %j are shown in rupiah', (detail, shown) => {
  expect(auditDetail('product_edited', detail, rupiah)).toBe(shown)
})

test('a reason that an admin typed is left as it is', () => {
  expect(auditDetail('send_action_resent', 'price: 77000', rupiah)).toBe('price: 77000')
})
