// Every form without its script: nothing that was typed gets into an address, and the answer is a page.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/language.ts'
import { PAGES } from '#contract/pages.ts'
import { siteOfFile } from '#tests/support/site-of-file.ts'

/** The search, and a button that opens a page: nothing secret is typed there. */
const BY_ADDRESS = ['web/kit/layout/player-field.tsx', 'web/kit/layout/site-frame.tsx']

const site = await siteOfFile()

test('only Form and the named searches render a form', () => {
  const files = globSync('web/**/*.tsx').filter((file) => /<form[\s>]/.test(readFileSync(file, 'utf8')))
  expect(files.toSorted()).toEqual([...BY_ADDRESS, 'web/kit/ui/form.tsx'].toSorted())
})

test('every form of every page is sent in the body to a page, or holds no password', async () => {
  const paths = Object.values(PAGES).map(({ path }) => path.replace(/:\w+\??/g, 'x'))
  let count = 0
  for (const path of paths) {
    const html = await site.text(`/en${path}`)
    for (const [form] of html.matchAll(/<form.*?<\/form>/gs)) {
      count += 1
      const open = form.slice(0, form.indexOf('>'))
      expect(open).toMatch(/ action="\/en[^"]*"/)
      if (!open.includes('method="post"')) expect(form).not.toMatch(/type="password"/)
    }
  }
  expect(count).toBeGreaterThan(3)
})

test.each(LANGUAGES)(
  'a sign-in without script in %s leads back to a page that asks for it',
  async (language) => {
    const address = `${site.url}/${language}/admin/login`
    const sent = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ username: 'admin', password: 'hunter2secret' }),
      redirect: 'manual',
    })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/${language}/admin/login`])
    expect(sent.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await (await fetch(address)).text()
    expect(/<noscript>.*?JavaScript.*?<\/noscript>/s.test(html)).toBe(true)
  },
)

test('a form with a file leads back too, and other addresses refuse it as before', async () => {
  const form = new FormData()
  form.set('image', new Blob(['x']))
  const post = (path: string) =>
    fetch(site.url + path, { method: 'POST', body: form, redirect: 'manual' }).then(({ status }) => status)
  expect(await post('/en/admin/images')).toBe(303)
  expect(await post('/en/nothing')).not.toBe(303)
  expect(await post('/api/admin/login')).not.toBe(303)
})
