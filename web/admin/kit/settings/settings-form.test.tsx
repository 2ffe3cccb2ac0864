// The settings form, on the screen of addresses and links: problems of the server, conflicts, locked and invalid sections.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { failure } from '#tests/support/render-page.tsx'
import { openSettings } from '#tests/support/render-settings.ts'

const SAVE_BAR = '.save-bar'
const dialog = (texts: (selector: string) => string[]) => texts('dialog').join()

test('a problem that only the server finds is shown beside its field', async () => {
  const body = {
    error: 'Not valid.',
    code: 'invalid_settings',
    problems: [{ path: 'wiki', text: 'This wiki is gone.' }],
  }
  const { click, field, texts, type, wait } = await openSettings('site/links', {
    api: { 'PUT /api/admin/settings/:section': () => Object.assign(failure(400), { body }) },
  })
  await type('main input', 'Wiki', 'https://wiki.example/')
  await click('button', 'Save')
  expect(texts('main .error')).toEqual(['This wiki is gone.'])
  await wait(50)
  expect(document.activeElement === field('Wiki')).toBe(true)
  await type('main input', 'Wiki', 'https://other.example/')
  expect(texts('main .error')).toEqual([])
})

test('two admins: different fields are merged', async () => {
  const { change, click, field, saved, texts, type } = await openSettings('site/links')
  await type('main input', 'Wiki', 'https://wiki.example/mine')
  change('links', { tiktok: 'https://tiktok.example/theirs' })
  await click('button', 'Save')
  expect(dialog(texts)).toContain('ayu saved this before you')
  expect(dialog(texts)).toContain('You changed other fields. Both can stay.')
  expect(dialog(texts)).toContain('https://tiktok.example/theirs')
  await click('dialog button', 'Keep both')
  expect(texts('.toast').join()).toContain('Saved, live now')
  expect(field('TikTok')).toHaveProperty('value', 'https://tiktok.example/theirs')
  expect(saved('links')).toMatchObject({
    wiki: 'https://wiki.example/mine',
    tiktok: 'https://tiktok.example/theirs',
  })
})

test('two admins: the same field asks who wins, and nothing is lost before the answer', async () => {
  const { change, click, field, find, fire, get, saved, texts, type } = await openSettings('site/links')
  change('links', { wiki: 'https://wiki.example/theirs' })
  await type('main input', 'Wiki', 'https://wiki.example/mine')
  await click('button', 'Save')
  expect(dialog(texts)).toContain('You both changed the same: Wiki.')
  expect(find('dialog button', 'Keep both')).toBeUndefined()
  await fire(
    get('dialog button', 'Take theirs'),
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
  )
  expect(find('dialog button', 'Take theirs')).toBeUndefined()
  expect(field('Wiki')).toHaveProperty('value', 'https://wiki.example/mine')
  await click('button', 'Save')
  await click('dialog button', 'Overwrite with mine')
  expect(saved('links')).toMatchObject({ wiki: 'https://wiki.example/mine' })

  change('links', { wiki: 'https://wiki.example/theirs' })
  await type('main input', 'Wiki', 'https://wiki.example/lost')
  await click('button', 'Save')
  expect(field('Wiki')).toHaveProperty('value', 'https://wiki.example/lost')
  await click('dialog button', 'Take theirs')
  expect(field('Wiki')).toHaveProperty('value', 'https://wiki.example/theirs')
  expect(texts(SAVE_BAR).join()).not.toContain('Unsaved')
})

test('the focus stays in the content when the bar with the button goes', async () => {
  const { click, get, type, wait } = await openSettings('site/links')
  await type('main input', 'Wiki', 'https://wiki.example/mine')
  get('button', 'Save').focus()
  await click('button', 'Save')
  await wait(50)
  expect(document.activeElement?.id).toBe('main')
})

test('a preview of nothing leaves the whole width to the form', async () => {
  const { find, texts } = await openSettings('network/boards', {
    reply: { value: { tabs: [], donators: true, voters: true } },
  })
  expect(texts('main h2')).toEqual(['Tabs', 'Global'])
  expect(texts('.settings-preview')).toEqual([])
  expect(find('button', 'Preview')).toBeUndefined()
})

test('a section that is not valid shows its defaults and a notice', async () => {
  const { field, texts } = await openSettings('site/links', { reply: { invalid: true } })
  expect(texts('main [role=alert]')[0]).toContain('“Play addresses” could not be read')
  expect(field('TikTok')).toHaveProperty('value', 'https://tiktok.angkasa.example/')
})

test('a field that the environment sets names its variable and cannot be changed', async () => {
  const { field, texts } = await openSettings('site/links', { reply: { environment: { wiki: 'OWN_WIKI' } } })
  expect(texts('main .help').filter((text) => text.startsWith('Set on the server'))).toEqual([
    'Set on the server by OWN_WIKI',
  ])
  expect(field('Wiki')).toHaveProperty('disabled', true)
  expect(field('TikTok')).toHaveProperty('disabled', false)
})

test('an address that the environment sets names its variable and has no control', async () => {
  const { find, texts } = await openSettings('network/servers', {
    reply: { environment: { 'list.1.ping': 'GAME_PING_SKYBLOCK' } },
  })
  expect(
    texts('main .help').filter((text) => text === 'Set on the server by GAME_PING_SKYBLOCK'),
  ).toHaveLength(1)
  expect(find('[data-path="servers:list.0.ping"]')).toBeDefined()
  expect(find('[data-path="servers:list.1.ping"]')).toBeUndefined()
})

test('the list of own texts says that there is none yet', async () => {
  const { texts } = await openSettings('site/texts?view=own')
  expect(texts('main p').join()).toContain('You have not changed any text.')
})

test('a section that cannot be loaded says so, and is loaded by Try again', async () => {
  let isDown = true
  const reply = { version: 1, updated_at: null, updated_by: null, invalid: false, environment: {} }
  const { click, find, texts } = await openSettings('site/links', {
    api: {
      'GET /api/admin/settings/:section': ({ params }) => {
        const section = params.section as 'links'
        const value = demoSettings[section]
        return isDown && section === 'links' ? failure(503) : { ...reply, section, value, defaults: value }
      },
    },
  })
  expect(texts('main [role=alert], main [role=status]').join()).toContain('Failed to load')
  isDown = false
  await click('main button', 'Try again')
  expect(find('main input', 'Wiki')).toBeDefined()
})
