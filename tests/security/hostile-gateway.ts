// Minimal Tripay server with replies set by the test.
import { json } from 'node:stream/consumers'
import { listenHttp } from '#simulators/http.ts'

const AN_HOUR_SECONDS = 3_600

type Asked = { merchant_ref?: string; amount?: number }

export async function startHostileGateway(response: () => Record<string, unknown>) {
  let orders = 0
  const { origin, close } = await listenHttp(async (request, reply) => {
    const { merchant_ref, amount } = request.method === 'POST' ? ((await json(request)) as Asked) : {}
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
  return {
    env: {
      TRIPAY_URL: `${origin}/api`,
      TRIPAY_MERCHANT_CODE: 'T1',
      TRIPAY_API_KEY: 'key',
      TRIPAY_PRIVATE_KEY: 'private',
    },
    [Symbol.asyncDispose]: close,
  }
}
