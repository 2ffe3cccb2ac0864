// One order as rows of the exported table: one for the order, and of several lines one for each. Money is whole rupiah and
// stands once: with the order, or in the columns of its lines. Times are in WIB.

import { EXPORT_COLUMNS, EXPORT_WORDS, type ExportColumn } from '#content/export-columns.ts'
import type { Language } from '#contract/language.ts'
import { shownUsername } from '#contract/network/username.ts'
import { gatewayName } from '#contract/settings/gateways.ts'
import { FREE_OF_CHARGE, termsOf } from '#contract/settings/payment-methods.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import { type ExportRow, readGift } from '#server/shop/payments/orders.service.ts'
import type { Cell, Separator } from './csv.ts'

const AHEAD_OF_UTC_MS = 7 * 60 * 60 * 1_000
const ALL_COLUMNS = Object.keys(EXPORT_COLUMNS) as ExportColumn[]

export const SEPARATORS: Record<Language, Separator> = { en: ',', id: ';' }

/** `hasGateways`: several are in use. */
export function listColumns(hasGateways: boolean): ExportColumn[] {
  return ALL_COLUMNS.filter((column) => hasGateways || column !== 'gateway')
}

export function tableHead(columns: readonly ExportColumn[], language: Language): string[] {
  return columns.map((column) => EXPORT_COLUMNS[column][language])
}

export function tableRows(row: ExportRow, columns: readonly ExportColumn[], language: Language): Cell[][] {
  const order = cellsOf(row, language)
  const [only, ...others] = row.items
  const ofLine = ({ quantity, price }: ExportRow['items'][number]) => ({ quantity, linePrice: price })
  const rows =
    only && others.length === 0
      ? [{ ...order, ...ofLine(only) }]
      : [
          order,
          ...row.items.map((item, place) => ({
            ...order,
            ...NO_MONEY,
            product: productNameIn(language, item),
            line: place + 1,
            ...ofLine(item),
          })),
        ]
  return rows.map((cells) => columns.map((column) => cells[column]))
}

const NO_MONEY = {
  listPrice: null,
  price: null,
  fee: null,
  amount: null,
  gatewayFee: null,
  received: null,
} satisfies Partial<Record<ExportColumn, Cell>>

function cellsOf(row: ExportRow, language: Language): Record<ExportColumn, Cell> {
  const words = EXPORT_WORDS[language]
  const gift = readGift(row.gift)
  return {
    reference: row.reference,
    created: inJakarta(row.created_at),
    paid: inJakarta(row.paid_at),
    refunded: inJakarta(row.refunded_at),
    player: shownUsername(row.username),
    product: productNameIn(language, row),
    method:
      row.method === FREE_OF_CHARGE ? row.method : termsOf(row.method, { name: row.payment_name }).label,
    status: words[row.status] ?? row.status,
    delivery: row.delivery === null ? null : (words[row.delivery] ?? row.delivery),
    listPrice: row.list_price ?? row.price,
    price: row.price,
    fee: row.fee,
    amount: row.amount,
    gatewayFee: row.gateway_fee,
    received: receivedOf(row),
    givenBy: row.given_by,
    gift: gift ? (words.yes ?? '') : null,
    giftFrom: gift?.sender ?? null,
    giftMessage: gift?.message ?? null,
    test: row.is_test === 1 ? (words.yes ?? '') : null,
    gatewayReference: row.gateway_reference,
    payCode: row.pay_code,
    createdUtc: row.created_at,
    line: null,
    quantity: null,
    linePrice: null,
    gateway: gatewayName(row.gateway),
  }
}

/** The payout of the gateway: it keeps its fee, also of a refunded order. */
function receivedOf({ status, amount, returned_amount, gateway_fee, fee }: ExportRow): number {
  if (status !== 'PAID' && status !== 'REFUND') return 0
  return (status === 'PAID' ? amount - (returned_amount ?? 0) : 0) - (gateway_fee ?? fee)
}

/** `2026-11-15 22:00:00`, which both spreadsheets and people read. */
function inJakarta(moment: string | null): string | null {
  if (moment === null) return null
  const there = new Date(Date.parse(moment) + AHEAD_OF_UTC_MS).toISOString()
  return `${there.slice(0, 10)} ${there.slice(11, 19)}`
}
