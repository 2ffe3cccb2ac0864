// Minimal Tripay server with replies set by the test.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const AN_HOUR_SECONDS = 3_600

export async function startHostileGateway(response: () => Record<string, unknown>) {
  let orders = 0
  const server = createServer(async (request, reply) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { merchant_ref, amount } = JSON.parse(text || '{}') as { merchant_ref?: string; amount?: number }
    orders += 1
    const expired_time = Math.floor(Date.now() / 1_000) + AN_HOUR_SECONDS
    const data = {
      reference: `T${orders}`,
      merchant_ref,
      payment_name: 'QRIS',
      amount,
      fee_customer: 0,
      status: 'UNPAID',
      pay_code: '12345',
      expired_time,
      instructions: [],
      ...response(),
    }
    reply.end(JSON.stringify({ success: true, message: '', data }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    env: {
      TRIPAY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
      TRIPAY_MERCHANT_CODE: 'T1',
      TRIPAY_API_KEY: 'key',
      TRIPAY_PRIVATE_KEY: 'private',
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
