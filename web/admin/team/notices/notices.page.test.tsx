import { expect, test } from 'vitest'
import { openSettings } from '#tests/support/render-settings.ts'

test('a test of a channel shows the reply of its receiver', async () => {
  const result = { state: 'delivered', lacks: null, simulated: false, reason: null, ms: 12 } as const
  const { click, texts } = await openSettings('notices', {
    api: {
      'GET /api/admin/notices': { channels: [], mail_server: null, messages: [] },
      'GET /api/admin/secrets': { secrets: [] },
      'POST /api/admin/notices/channels/:id/test': {
        ...result,
        reply: '250 2.0.0 Queued',
        at: '2026-11-15T12:00:00.000Z',
      },
    },
  })
  await click('button', 'Send a test')
  expect(texts('main').join()).toContain('Reply: 250 2.0.0 Queued')
})
