import { inEveryEngine, PHONE } from './every-engine.ts'

inEveryEngine(
  'a pack of a shared link is ordered, found again in another tab, paid and delivered',
  async (visitor, url, engine) => {
    await visitor.resize(...PHONE)
    await visitor.open(`${url}/id/store?tier=vega&have=genesis`)
    await visitor.press('button', 'Tambah 80')
    await visitor.find('header a', 'Keranjang')

    await visitor.closeTabAndOpenAnother()
    await visitor.open(`${url}/id`)
    await visitor.press('header a', 'Keranjang')
    await visitor.press('dialog a', 'Checkout')
    await visitor.arrive(/\/id\/store\/basket$/)
    await visitor.fill('main input', 'Username game', `Mesin_${engine}`)
    await visitor.run(() => document.querySelector<HTMLInputElement>('input[value=ALFAMART]')?.click())
    await visitor.press('form button[aria-disabled=false]', 'Checkout')
    await visitor.arrive(/\/id\/store\/checkout\/\w+/)

    await visitor.closeTabAndOpenAnother()
    await visitor.open(`${url}/id`)
    await visitor.press('aside[data-tone=pay] a', 'Bayar')
    await visitor.arrive(/\/id\/store\/checkout\/\w+/)
    await visitor.see('Alfamart')
    await visitor.press('main button', 'Lunas')
    await visitor.see('sudah masuk ke akunmu')
  },
)
