import { expect, test } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'
import { parseMarkdown } from './parse-markdown.ts'

const VALUES = { name: 'Nusa *Craft* [1]', site: 'https://nusa.test', discord: 'https://discord.test/a_b_c' }

const parse = (markdown: string, values: Parameters<typeof fillPlaceholders>[1] = VALUES) =>
  parseMarkdown(fillPlaceholders(markdown, values)).blocks

test('a value is text, whatever characters it has', () => {
  expect(parse('We are {{name}}, {{ name }} and {{other}}.')).toEqual([
    { kind: 'paragraph', runs: [{ text: 'We are Nusa *Craft* [1], {{ name }} and {{other}}.' }] },
  ])
})

test('a value can be the address of a link', () => {
  expect(parse('[Discord]({{discord}})')).toEqual([
    { kind: 'paragraph', runs: [{ text: 'Discord', href: 'https://discord.test/a_b_c' }] },
  ])
})

test('a link to a place that the owner does not have is only its words', () => {
  expect(parse('Ask on [our Discord]({{discord}}). {{discord}}', { ...VALUES, discord: null })).toEqual([
    { kind: 'paragraph', runs: [{ text: 'Ask on our Discord.' }] },
  ])
})
