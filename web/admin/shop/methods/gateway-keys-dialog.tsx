import { useState } from 'react'
import {
  callbackPath,
  GATEWAY_ACCOUNTS,
  GATEWAY_NAMES,
  type GatewayField,
} from '#contract/settings/gateways.ts'
import type { GatewayKeys } from '#contract/shop/gateway-keys.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { CopyButton } from '#web/admin/kit/parts/copy-button.tsx'
import { Field, InputField, PasswordInput } from '#web/admin/kit/parts/field.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { LockNote } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = { account: GatewayKeys; onDone: () => void; onClose: () => void }

/** All keys of an account at once: they are valid together, and for one address. */
export function GatewayKeysDialog({ account, ...on }: Props) {
  const { t } = useAdminText()
  const { gateway, state, url, url_variable } = account
  const [sandbox, setSandbox] = useState(account.sandbox)
  const [keys, setKeys] = useState<Partial<Record<GatewayField, string>>>({})
  const { fields } = GATEWAY_ACCOUNTS[gateway]
  const named = { gateway: GATEWAY_NAMES[gateway] }
  const callback = window.location.origin + callbackPath(gateway)
  return (
    <Confirm
      question={t('adminMethods.keysOf', named)}
      act={t('adminMethods.testKeys')}
      failed={t('adminMethods.keysFailed', named)}
      disabled={fields.some((field) => !keys[field]?.trim())}
      onAct={() =>
        adminCall('PUT /api/admin/gateways/:gateway', { params: { gateway }, body: { sandbox, keys } })
      }
      done={t('adminMethods.keysSaved', named)}
      {...on}
    >
      {url_variable ? (
        <div>
          <b className="label">{t('adminMethods.money')}</b>
          <p className="wrap-anywhere">{url}</p>
          <p className="help">
            <LockNote variable={url_variable} />
          </p>
        </div>
      ) : (
        <Field label={t('adminMethods.money')} help={t('adminMethods.moneyHelp')}>
          {(field) => (
            <Select
              {...field}
              value={sandbox ? 'sandbox' : 'live'}
              options={[
                { value: 'live', label: t('adminMethods.keysLive') },
                { value: 'sandbox', label: t('adminMethods.keysSandbox') },
              ]}
              onChoose={(chosen) => setSandbox(chosen === 'sandbox')}
            />
          )}
        </Field>
      )}
      {fields.map((name) => (
        <InputField
          key={name}
          as={PasswordInput}
          label={t(`adminMethods.${name}`)}
          autoComplete="off"
          maxLength={300}
          value={keys[name] ?? ''}
          onChange={({ target }) => setKeys({ ...keys, [name]: target.value })}
        />
      ))}
      <div>
        <p className="help mt-0">{t('adminMethods.callbackHelp', named)}</p>
        <span className="flex items-center gap-2">
          <code className="code well wrap-anywhere min-w-0 flex-1 px-3 py-2">{callback}</code>
          <CopyButton text={callback} />
        </span>
      </div>
      <p className="help mt-0">
        {t('adminMethods.testHelp')} {state === 'stored' && t('adminMethods.openPaymentsHelp')}
      </p>
    </Confirm>
  )
}
