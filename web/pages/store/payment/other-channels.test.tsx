// Payments of channels that only the account at the gateway has.
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { openPayment, POLL_MS, REFERENCE } from '#tests/support/render-payment.ts'

test('a wallet is paid at the address of the gateway: one link, and the page keeps asking', async () => {
  const pay_url = 'https://wallet.example/pay?id=1'
  const wallet = {
    payment_method: 'OVO',
    payment_name: 'OVO by X',
    qr_string: null,
    pay_url,
    instructions: [{ title: 'OVO', steps: ['Masuk ke <b>OVO</b>'] }],
  }
  let changes: Partial<Payment> = wallet
  const { find, get, texts, wait } = await openPayment(() => changes, { rendered: wallet })

  const link = get('main a', 'Pay with OVO by X')
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([pay_url, 'noreferrer'])
  expect(texts('.steps-list')).toEqual(['Masuk ke OVO'])
  expect(find('[aria-label="Copy amount"]')).toBeUndefined()
  changes = { ...wallet, status: 'PAID' }
  await wait(POLL_MS)
  expect(find('main a', 'Pay with OVO by X')).toBeUndefined()
})

test('a virtual account of another bank shows its number and the steps of the gateway', async () => {
  const account = {
    payment_method: 'PERMATAVA',
    payment_name: 'Permata Virtual Account',
    qr_string: null,
    pay_code: '8888123456789012',
    instructions: [{ title: 'ATM Permata', steps: ['Isi nomor'] }],
  }
  const { texts } = await openPayment(() => account, { rendered: account })

  expect(texts('.well').join()).toMatch(/Virtual account number.*8888 1234 5678 9012/i)
  expect(texts('details summary').join()).toContain('ATM Permata')
})

test('a virtual account number is copied without spaces, the amount without dots', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => writeText.mockRestore())
  const account = { payment_method: 'BCAVA', payment_name: 'BCA Virtual Account', pay_code: '8077700001234' }
  const { click, texts } = await openPayment(() => account, { rendered: account })
  expect(texts('h1')).toEqual(['Rp77.000'])
  for (const name of ['Copy number', 'Copy amount', 'Copy reference']) await click('main button', name)
  expect(texts('.toast')).toContain('Number copied')
  expect(writeText.mock.calls.flat()).toEqual([account.pay_code, '77000', REFERENCE])
})
