// The global search of the admin area: its field, and a response.
import { expect, type Page } from './browser.ts'

export const FOUND_BY_SEARCH = {
  players: [
    { username: 'be.Budi_Santoso', orders: 4, spent: 218_500 },
    { username: 'BudiKeren', orders: 1, spent: 20_000 },
  ],
  orders: [
    {
      _id: 'T1',
      reference: 'K7QD-9MVX-2R4T-6WYZ-8ABC-DEFG-HJKM',
      username: 'be.Budi_Santoso',
      product_name: '80 Premium Points',
      amount: 82_500,
      status: 'PAID',
      pay_code: '7829008123465590',
      created_at: '2026-11-15T12:41:00.000Z',
    },
  ],
  products: [{ _id: 'P1', name: '80 Premium Points', price: 77_000 }],
}

/** The frame listens for keys as soon as it is rendered; a press before that is repeated. */
export async function openSearch(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(searchField(page)).toBeFocused({ timeout: 2_000 })
  }).toPass()
}

export const searchField = (page: Page) => page.getByRole('combobox', { name: /^(Player|Pemain), / })
