import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '#content/locales/en/index.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import type { SiteView } from '#contract/site/site.ts'
import { createText } from '#web/kit/i18n/text.ts'
import { TextContext } from '#web/kit/i18n/use-text.ts'
import { SiteContext } from '#web/kit/layout/use-site.ts'
import { CheckoutBar } from './checkout-bar.tsx'
import type { UsernameEntry } from './use-username.ts'

const product = { name: '80 Premium Points', price: 77_000 } as Product

function barOf(entry: Partial<UsernameEntry>, isChecked: boolean): string {
  const known = { isValid: true, encoded: 'Budi_Santosso', problem: null, found: null, isConfirmed: false }
  return renderToStaticMarkup(
    <SiteContext value={{ avatarUrl: '/heads/{name}' } as unknown as SiteView}>
      <TextContext value={createText('en', en)}>
        <CheckoutBar
          product={product}
          fullPrice={product.price}
          method={null}
          entry={{ ...known, ...entry } as UsernameEntry}
          isChecked={isChecked}
          isPayable
          isBusy={false}
        />
      </TextContext>
    </SiteContext>,
  )
}

const neverSeen = { found: { state: 'unknown' } } as Partial<UsernameEntry>

test('the hint names what the button waits for, then the name that was never seen', () => {
  expect(barOf({ isValid: false, encoded: null }, false)).toContain(en.store.usernameMissing)
  expect(barOf(neverSeen, false)).toContain(en.store.securityCheckMissing)
  expect(barOf(neverSeen, false)).not.toContain(en.checkout.checkName)
  expect(barOf(neverSeen, true)).toContain(en.checkout.checkName)
  expect(barOf({ ...neverSeen, isConfirmed: true }, true)).not.toContain('pay-hint')
})

test('a name that was never seen has no head', () => {
  expect(barOf(neverSeen, true)).toContain('no-head')
  expect(barOf(neverSeen, true)).not.toContain('/heads/')
  expect(barOf({}, true)).not.toContain('no-head')
})
