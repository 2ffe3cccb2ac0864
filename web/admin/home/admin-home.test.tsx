// What the first page of the admin area says of what waits and of what is away.

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { adminEn } from '#content/locales/en/admin-index.ts'
import { adminId } from '#content/locales/id/admin-index.ts'
import { demoSettings } from '#content/settings/index.ts'
import type { PartReport } from '#contract/overview.schema.ts'
import type { SiteView } from '#contract/site.ts'
import { TextContext } from '../../i18n/use-text.ts'
import { SiteContext } from '../../layout/use-site.ts'
import { StaticRouter } from '../../router/router.tsx'
import { createWords } from '../text/admin-text.ts'
import { AdminTextContext } from '../text/use-admin-text.ts'
import { Connections } from './connections.tsx'
import { NeedsPerson } from './needs-person.tsx'

const LOCATION = { pathname: '/en/admin/home', search: '', hash: '' }
const WORDS = { en: createWords('en', adminEn), id: createWords('id', adminId) }

/** Links of the admin area are never switched off. */
const SITE = { pages: demoSettings.pages } as SiteView

/** The words that are seen, piece by piece. */
function read(screen: ReactNode, language: keyof typeof WORDS = 'en'): string[] {
  const { frame, admin } = WORDS[language]
  const html = renderToStaticMarkup(
    <StaticRouter location={LOCATION}>
      <TextContext value={frame}>
        <AdminTextContext value={admin}>
          <SiteContext value={SITE}>{screen}</SiteContext>
        </AdminTextContext>
      </TextContext>
    </StaticRouter>,
  )
  return html.split(/<[^>]*>/).filter((piece) => piece !== '')
}

const CALM = { unknown_deliveries: 0, failed_deliveries: 0, flagged_transactions: 0 }

test('says when nothing needs attention', () => {
  expect(read(<NeedsPerson counts={CALM} />)).toContain('All clear')
  expect(read(<NeedsPerson counts={CALM} />, 'id')).toContain('Aman')
})

test.each(['unknown_deliveries', 'failed_deliveries', 'flagged_transactions'] as const)(
  'one of %s is enough not to say so',
  (name) => {
    const words = read(<NeedsPerson counts={{ ...CALM, [name]: 1 }} />)
    expect(words).not.toContain('All clear')
    expect(words).toContain('1')
  },
)

const PART: PartReport = { part: 'delivery', mode: 'real', uses: 'RCON', trouble: null, since: null }

test('a failing part shows since when and why', () => {
  const away = { ...PART, trouble: 'connect ECONNREFUSED', since: '2026-11-14T17:05:09.000Z' }
  expect(read(<Connections parts={[away]} />)).toEqual(
    expect.arrayContaining(['RCON', 'Not responding since 15 Nov 2026, 00:05 WIB', 'connect ECONNREFUSED']),
  )
  expect(read(<Connections parts={[away]} />, 'id')).toContain('Tidak merespons sejak 15 Nov 2026, 00.05 WIB')
  expect(read(<Connections parts={[{ ...away, since: null }]} />)).toContain('Not responding')
})

test('a working part shows live, demo or off', () => {
  expect(read(<Connections parts={[PART]} />)).toContain('Live')
  expect(read(<Connections parts={[{ ...PART, mode: 'sandbox' }]} />)).toContain('Demo')
  expect(read(<Connections parts={[{ ...PART, mode: 'off' }]} />)).toContain('Off')
})
