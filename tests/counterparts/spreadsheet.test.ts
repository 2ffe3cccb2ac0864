// The export of orders is opened by LibreOffice.
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findProgram, hasProgram } from '#scripts/lib/debian.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { PRODUCT_FORM } from '#tests/support/forms.ts'
import { startOwned } from '#tests/support/site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const FORMULA = '=1+1'

/** Separator and locale of each language; UTF-8, numbers and times are recognized, formulas are evaluated. */
const IMPORTS = { en: '44,34,76,1,,1033,false,true,,,,,true', id: '59,34,76,1,,1057,false,true,,,,,true' }
type Language = keyof typeof IMPORTS

/** The cells of each row, as `type: text`; an empty cell is empty. */
async function openSheet(csv: string, language: Language): Promise<string[][]> {
  const folder = temporaryFolder()
  const file = join(folder, 'orders.csv')
  writeFileSync(file, csv)
  const profile = `-env:UserInstallation=file://${folder}/profile`
  const filter = `--infilter=Text - txt - csv (StarCalc):${IMPORTS[language]}`
  const args = [profile, '--headless', filter, '--convert-to', 'fods', '--outdir', folder, file]
  await promisify(execFile)(findProgram('libreoffice'), args)
  const xml = readFileSync(join(folder, 'orders.fods'), 'utf8')
  return [...xml.matchAll(/<table:table-row .*?<\/table:table-row>/gs)].map(([row]) => cellsOf(row))
}

function cellsOf(row: string): string[] {
  return [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].flatMap(
    ([, head = '', body = '']) => {
      const kind = head.includes('table:formula') ? 'formula' : /office:value-type="(\w+)"/.exec(head)?.[1]
      const shown = body
        .replace(/<[^>]*>/g, '')
        .replaceAll('&apos;', "'")
        .trim()
      const repeated = /columns-repeated="(\d+)"/.exec(head)?.[1] ?? 1
      return Array.from({ length: Number(repeated) }, () => (kind ? `${kind}: ${shown}` : ''))
    },
  )
}

const inLibreOffice = test.skipIf(!hasProgram('libreoffice'))

inLibreOffice.each(['en', 'id'] as const)(
  'LibreOffice reads amounts and times of the export as such, and no formula: %s',
  async (language) => {
    await using site = await startOwned()
    const { _id: productId } = await site.admin.json('/products', 'POST', { ...PRODUCT_FORM, name: FORMULA })
    const buyer = createBuyer(site.url)
    const { reference } = await buyer.order({ productId, username: 'Sheet_Buyer', paymentMethod: 'BRIVA' })
    const csv = await (await site.admin.ask(`/export/orders?lng=${language}`)).text()
    const [head = [], row = [], ...more] = await openSheet(csv, language)
    expect(more).toEqual([])
    expect(row).toHaveLength(head.length)
    const [ordered, paid, , player, product] = row.slice(1)
    expect([row[0], player, product]).toEqual([
      `string: ${reference}`,
      'string: Sheet_Buyer',
      `string: '${FORMULA}`,
    ])
    expect([ordered, paid]).toEqual([expect.stringMatching(/^date: \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/), ''])
    expect(row.filter((cell) => cell === 'float: 77000')).toHaveLength(4)
    // The code to pay with keeps its zeros.
    expect(row.filter((cell) => /^string: '\d{16}$/.test(cell))).toHaveLength(1)
  },
)
