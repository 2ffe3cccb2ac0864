import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accountCalls } from '#contract/team/account.schema.ts'
import { adminCalls } from '#contract/team/admin.schema.ts'
import { serve, serveDone } from '#server/platform/http/serve.ts'
import { toStoredDevice } from './device.ts'
import type { Passkeys } from './passkeys.service.ts'
import type { Sessions } from './sessions.service.ts'
import type { Caller } from './sign-in.service.ts'
import type { TwoFactor } from './two-factor.service.ts'

export function callerOf({ ip, headers }: FastifyRequest): Caller {
  return { address: ip, device: toStoredDevice(headers['user-agent']) }
}

export function adminRoutes(app: FastifyInstance, sessions: Sessions): void {
  serve(app, adminCalls.login, ({ body }, { request }) => sessions.login(body, callerOf(request)))

  serve(app, adminCalls.loginWithCode, ({ body }, { request }) =>
    sessions.loginWithCode(body, callerOf(request)),
  )

  serve(app, adminCalls.requestPasskey, (_input, { request }) => sessions.requestPasskey(request.ip))

  serve(app, adminCalls.loginWithPasskey, ({ body }, { request }) =>
    sessions.loginWithPasskey(body, callerOf(request)),
  )

  serveDone(app, adminCalls.logout, (_input, { admin }) => sessions.logout(admin))

  serveDone(app, adminCalls.changePassword, ({ body }, { request }) =>
    sessions.changePassword(request.admin, body, request.ip),
  )
}

type AccountServices = { sessions: Sessions; twoFactor: TwoFactor; passkeys: Passkeys }

export function accountRoutes(app: FastifyInstance, { sessions, twoFactor, passkeys }: AccountServices) {
  serve(app, accountCalls.getAccount, async (_input, { admin }) => {
    const { isOn, hasApp, wasEnded } = await twoFactor.state(admin.id)
    return {
      username: admin.username,
      role: admin.role,
      two_factor: {
        is_on: isOn,
        has_app: hasApp,
        is_required: sessions.isTwoFactorRequired(admin.role),
        recovery_codes_left: await twoFactor.countRecoveryCodes(admin.id),
        was_ended: wasEnded,
      },
      passkeys: await passkeys.list(admin.id),
      sessions: await sessions.list(admin),
    }
  })

  serveDone(app, accountCalls.proveAgain, ({ body }, { request }) =>
    sessions.proveAgain(request.admin, body, request.ip),
  )

  serve(app, accountCalls.beginTwoFactor, (_input, { admin }) => twoFactor.begin(admin))

  serve(app, accountCalls.activateTwoFactor, async ({ body }, { admin }) => {
    const recovery_codes = await twoFactor.activate(admin, body.code)
    await sessions.endOthers(admin)
    return { recovery_codes }
  })

  serveDone(app, accountCalls.removeTwoFactor, ({ body }, { admin }) => twoFactor.remove(admin, body.code))

  serve(app, accountCalls.renewRecoveryCodes, async ({ body }, { admin }) => ({
    recovery_codes: await twoFactor.renewRecoveryCodes(admin, body.code),
  }))

  serve(app, accountCalls.beginPasskey, (_input, { admin }) => passkeys.begin(admin))

  serve(app, accountCalls.addPasskey, async ({ body }, { request }) => {
    const device = toStoredDevice(request.headers['user-agent'])
    const recovery_codes = await passkeys.add(request.admin, body, device)
    if (recovery_codes.length > 0) await sessions.endOthers(request.admin)
    return { recovery_codes }
  })

  serveDone(app, accountCalls.removePasskey, ({ params }, { admin }) => passkeys.remove(admin, params.id))

  serveDone(app, accountCalls.endSession, ({ params }, { admin }) => sessions.end(admin, params.id))

  serveDone(app, accountCalls.endOtherSessions, (_input, { admin }) => sessions.endOthers(admin))
}
