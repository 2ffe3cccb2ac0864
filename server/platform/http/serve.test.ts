import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { publicCall } from '#contract/call.ts'
import { serve } from './serve.ts'

test('a reply has the fields of its schema only, also in its entries', async () => {
  const Fruit = z.object({ name: z.string() })
  const listFruits = publicCall('GET /api/fruits', {
    summary: 'Lists fruits.',
    reply: Fruit.extend({ others: z.array(Fruit) }),
  })
  const row = { name: 'Apple', player_key: 'budi' }
  const app = Fastify()
  serve(app, listFruits, () => ({ ...row, others: [row] }))
  const { body } = await app.inject('/api/fruits')
  expect(JSON.parse(body)).toEqual({ name: 'Apple', others: [{ name: 'Apple' }] })
})
