// Utilities are in a later layer than the parts, so none of them needs to be important.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const IMPORTANT = /className=(?:"[^"]*|\{`[^`]*|\{[^}]*'[^']*)[\w\])]!(?=[\s"'`])/

test('no class overrides another one with an exclamation mark', () => {
  const files = globSync('web/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => IMPORTANT.test(readFileSync(file, 'utf8')))).toEqual([])
})

/** In px: a named size has a line height of its own, which a `leading-…` of a narrower width replaces. */
const SIZES: Record<string, number> = {
  xs: 12,
  sm: 14,
  base: 16,
  lg: 18,
  xl: 22,
  '2xl': 28,
  '3xl': 36,
  '4xl': 48,
}
const LEADING = /(?:^|\s)(?:leading-|text-\S+\/)([\d.]+)(?=\s|$)/
const LARGER = /(?:^|\s)(sm|md|lg|xl):text-(xs|sm|base|lg|\d?xl)(?=\s|$)/g

test('the lines of text that grows at a breakpoint are as high as its letters', () => {
  const files = globSync('web/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`)/g)]
      .map(([, plain, built]) => plain ?? built ?? '')
      .filter((classes) => {
        const line = Number(LEADING.exec(classes)?.[1] ?? Number.POSITIVE_INFINITY) * 4
        return [...classes.matchAll(LARGER)].some(
          ([, at, size = '']) => line < (SIZES[size] ?? 0) && !classes.includes(`${at}:leading-`),
        )
      })
      .map((classes) => `${file}: ${classes}`),
  )
  expect(found).toEqual([])
})

const STATUS = /(?:text|bg|border)-(?:ok|wait|bad|note)|color-(?:ok|wait|bad|note)/
/** What waits for a person is counted here. */
const COUNTED = /(?:needs|items\.length) > 0/

test('the colour of a status never follows the accent of the owner', () => {
  const files = globSync('web/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  const mixed = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /(?:text|bg|border)-star\b/.test(line) && (STATUS.test(line) || COUNTED.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(mixed).toEqual([])
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
