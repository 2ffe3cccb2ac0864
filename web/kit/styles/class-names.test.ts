// Utilities are in a later layer than the parts, so none of them needs to be important.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const IMPORTANT = /className=(?:"[^"]*|\{`[^`]*|\{[^}]*'[^']*)[\w\])]!(?=[\s"'`])/

test('no class overrides another one with an exclamation mark', () => {
  const files = globSync('web/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => IMPORTANT.test(readFileSync(file, 'utf8')))).toEqual([])
})

const BREAKPOINTS = ['30rem', '48rem', '64rem', '80rem']
/** `min-[22rem]:`, and sizes beyond the tokens, which have no style; `@min-[22rem]:` asks a container. */
const OTHER_WIDTH = /(?<![\w@-])(?:(?:min|max)-\[[^\]]+\]|(?:max-)?\dxl):/g

test('sheets and classes of the console and the kit ask for the four named widths only', () => {
  const classes = globSync('web/{admin,kit}/**/*.{tsx,css}').filter((file) => !file.includes('.test.'))
  const found = classes.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const media = file.endsWith('.css') ? [...text.matchAll(/@media[^{]*/g)].join() : ''
    const widths =
      (media.match(/\([^()]*\bwidth\b[^()]*\)/g) ?? []).join().match(/[\d.]+(?:rem|px|em)/g) ?? []
    const others = [...(text.match(OTHER_WIDTH) ?? []), ...widths.filter((one) => !BREAKPOINTS.includes(one))]
    return others.map((one) => `${file}: ${one}`)
  })
  expect(found).toEqual([])
})
