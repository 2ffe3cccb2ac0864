import { expect, test } from 'vitest'
import { refusalOf } from '#contract/errors.ts'
import { statusCalls } from './status.schema.ts'

const read = (id: unknown) => statusCalls.getStatus.input.safeParse({ params: { id } })

test('accepts every id that a server or a mode can have', () => {
  for (const id of ['network', 'skyblock', 'tycoon', 'skyblock-2', 'one_block']) {
    expect(read(id).data?.params.id).toBe(id)
  }
})

test('answers what can be no id with not found', () => {
  for (const id of ['Network', '', '__proto__', 'toString', '../etc', 'x'.repeat(33)]) {
    expect(refusalOf(read(id).error?.issues ?? []).code, id).toBe('not_found')
  }
})
