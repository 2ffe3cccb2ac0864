import { useState } from 'react'
import {
  callbackPath,
  GATEWAY_ACCOUNTS,
  GATEWAY_NAMES,
  type GatewayField,
} from '#contract/settings/gateways.ts'
import type { GatewayKeys } from '#contract/shop/gateway-keys.schema.ts'
import { adminCall, useReply } from '#web/admin/kit/api/admin-call.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { FailedList } from '#web/admin/kit/lists/list-states.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { AskButton, Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { CopyButton } from '#web/admin/kit/parts/copy-button.tsx'
import { Field, InputField, PasswordInput } from '#web/admin/kit/parts/field.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { LockNote } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** New keys are in use within a few seconds. */
const REFRESH_MS = 5_000

/** The gateways with the source of their keys. A key is sent and never read back. */
export function GatewayAccounts({ onChange }: { onChange: () => void }) {
  const { t } = useAdminText()
  const { data, problem, reload } = useReply('GET /api/admin/gateways', {}, REFRESH_MS)
  const onDone = () => {
    reload()
    onChange()
  }
  if (!data && problem !== null) return <FailedList error={problem} onRetry={reload} />
  return (
    <Panel title={t('adminMethods.accounts')} text={t('adminMethods.accountsText')} flush>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {data ? (
          data.gateways.map((account) => <Account key={account.gateway} {...{ account, onDone }} />)
        ) : (
          <li className="px-4 py-3 sm:px-5">
            <span className="skeleton block h-11 w-64" />
          </li>
        )}
      </ul>
    </Panel>
  )
}

function Account({ account, onDone }: { account: GatewayKeys; onDone: () => void }) {
  const { t, timestamp } = useAdminText()
  const may = useMay()
  const { gateway, state, sandbox, variable, updated_at } = account
  const named = { gateway: GATEWAY_NAMES[gateway] }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="grid min-w-0 flex-1 basis-40 gap-1">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <b>{named.gateway}</b>
          <KeysBadge account={account} />
        </p>
        <div className="help mt-0 flex flex-wrap gap-x-4 gap-y-1">
          {state !== 'missing' && (
            <span>{t(sandbox ? 'adminMethods.keysSandbox' : 'adminMethods.keysLive')}</span>
          )}
          {state === 'environment' && <LockNote variable={variable} />}
          {state === 'stored' && updated_at && (
            <span>{t('adminMethods.keysSavedAt', { time: timestamp(updated_at) })}</span>
          )}
        </div>
      </div>
      {state !== 'environment' && may('secrets') && (
        <div className="flex flex-wrap gap-2">
          <AskButton label={t(state === 'stored' ? 'adminMethods.replaceKeys' : 'adminMethods.enterKeys')}>
            {(onClose) => <GatewayKeysDialog {...{ account, onDone, onClose }} />}
          </AskButton>
          {state === 'stored' && (
            <AskButton variant="ghost" className="hover:text-bad" label={t('admin.remove')}>
              {(onClose) => (
                <Confirm
                  question={t('adminMethods.removeKeysTitle', named)}
                  act={t('admin.remove')}
                  danger
                  onAct={() => adminCall('DELETE /api/admin/gateways/:gateway', { params: { gateway } })}
                  text={t('adminMethods.removeKeysText', named)}
                  {...{ onDone, onClose }}
                />
              )}
            </AskButton>
          )}
        </div>
      )}
    </li>
  )
}

const FRESH_MS = 30_000

function KeysBadge({ account: { state, in_use, updated_at } }: { account: GatewayKeys }) {
  const { t } = useAdminText()
  if (state === 'missing') return <Badge tone="plain">{t('adminMethods.keysMissing')}</Badge>
  if (in_use) return <Badge tone="done">{t('adminMethods.keysInUse')}</Badge>
  const isFresh = updated_at !== null && Date.now() - Date.parse(updated_at) < FRESH_MS
  return <Badge tone="wait">{t(isFresh ? 'adminMethods.keysStarting' : 'adminMethods.keysUnused')}</Badge>
}

type DialogProps = { account: GatewayKeys; onDone: () => void; onClose: () => void }

/** All keys of an account at once: they are valid together, and for one address. */
function GatewayKeysDialog({ account, ...on }: DialogProps) {
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
