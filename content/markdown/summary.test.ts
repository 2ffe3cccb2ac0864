import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

const VALUES = { name: 'Nusa', site: 'https://nusa.test', discord: null }

test('a summary is the beginning of the text, without Markdown, with the headings of its parts', () => {
  const markdown = '# Title\n\nHello **{{name}}**,\n[join](/play) us.\n\n## Part\n\n- one\n- two\n\n> three'
  expect(summaryOf(markdown, VALUES)).toBe('Hello Nusa, join us. Part: one. two. three.')
  expect(summaryOf('', VALUES)).toBe('')
})

test('lines without punctuation at their end become sentences in a summary', () => {
  const markdown =
    'What is new:\n\n- Two islands (**big**)\n- Homes for 50%\n- Is it free? \n- Yes! 🎉\n- "Truly."'
  expect(summaryOf(markdown, VALUES)).toBe(
    'What is new: Two islands (big). Homes for 50%. Is it free? Yes! 🎉 "Truly."',
  )
})

test('a heading that gives its list a meaning stays with it', () => {
  expect(summaryOf('## What resets\n\n- Islands\n\n## What stays?\n\n- Tiers', VALUES)).toBe(
    'What resets: Islands. What stays? Tiers.',
  )
})

test('a long text is cut after a whole word', () => {
  const summary = summaryOf('word '.repeat(100), VALUES)
  expect(summary.length).toBeLessThanOrEqual(160)
  expect(summary).toMatch(/^(?:word )+word…$/)
  expect(summaryOf('word, '.repeat(100), VALUES)).toMatch(/ word…$/)
  expect(summaryOf('x'.repeat(500), VALUES).length).toBeLessThanOrEqual(160)
})
