import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import { createText } from '#web/kit/i18n/text.ts'
import { TextContext } from '#web/kit/i18n/use-text.ts'
import { HowToPay } from './how-to-pay.tsx'

const HOSTILE = '<img src=x onerror="alert(1)"><b>Scan</b> <a href="javascript:1">it</a>'
const gateway = [{ title: 'Aplikasi', steps: [HOSTILE] }]
const own = [{ title: 'App', steps: ['Enter [12].'] }]

type Given = { guides: typeof own; instructions: typeof gateway }

const render = ({ guides, instructions }: Given) =>
  renderToStaticMarkup(
    <TextContext value={createText('en', en)}>
      <HowToPay guides={guides} payment={{ instructions, gateway_name: 'Tripay' }} />
    </TextContext>,
  )

test('steps of the gateway stand in for a method without own ones, marked as Indonesian, with bold text only', () => {
  const html = render({ guides: [], instructions: gateway })
  expect(html).toContain('<div lang="id">')
  expect(html).toContain('<b>Scan</b>')
  expect(html).not.toMatch(/<img|<a /)
})

test('the steps of the gateway stand folded below own ones', () => {
  const html = render({ guides: own, instructions: gateway })
  const [ours = '', theirs = ''] = html.split('Steps as Tripay writes them')
  expect(ours).toContain('<details class="acc" open="">')
  expect(ours).toContain('>12</b>')
  expect(theirs).toContain('<b>Scan</b>')
  expect(theirs).not.toContain('open=')
  expect(render({ guides: own, instructions: [] })).not.toMatch(/Tripay|lang=/)
})

test('without steps there is no heading', () => {
  expect(render({ guides: [], instructions: [] })).toBe('')
})
