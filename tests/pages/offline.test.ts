// The offline page and the service worker that shows it.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { ownedSiteOfFile } from '#tests/support/site-of-file.ts'

const site = await ownedSiteOfFile()

const read = async (path: string) => {
  const response = await site.get(path)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('the offline page loads nothing, is in both languages and not for search engines', async () => {
  for (const [language, title] of [
    ['en', "You're offline"],
    ['id', 'Internetmu lagi putus'],
  ]) {
    const { status, headers, text } = await read(`/${language}/offline`)
    expect(status).toBe(200)
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(`<h1>${title}</h1>`)
    expect(text).toContain('Java<b translate="no">play.angkasa.example</b>')
    expect(text).toContain('Bedrock<b translate="no">play.angkasa.example<wbr><i>:19132</i></b>')
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text.match(/(?:src|href)="(?!data:|")[^"]*"/g)).toBeNull()
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; .*style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; img-src data:$/,
    )
  }
})

test('the service worker caches the two offline pages only, and has no push', async () => {
  const { text } = await read('/service-worker.js')
  expect(text).toContain('{"en":"/en/offline","id":"/id/offline"}')
  const events = [...text.matchAll(/addEventListener\('(\w+)'/g)].map(([, event]) => event)
  expect(events).toEqual(['install', 'activate', 'fetch'])
})

test('another name makes another worker, so that browsers store the new offline page', async () => {
  const before = (await read('/service-worker.js')).text
  expect((await read('/service-worker.js')).text).toBe(before)
  await site.admin.save('identity', { ...demoSettings.identity, short_name: 'Awan<b>' })
  expect((await read('/service-worker.js')).text).not.toBe(before)
  expect((await read('/id/offline')).text).toContain('Awan&#60;b&#62;')
})
