import { useState } from 'react'
import type { Api } from '#contract/calls.ts'
import { encodeUsername, shownUsername, usernameProblem } from '#contract/network/username.ts'
import { REASON_MAX_LENGTH } from '#contract/shop/delivery.ts'
import type { Gift } from '#contract/shop/players.schema.ts'
import { PRODUCT_NAME_MAX_LENGTH, toLines } from '#contract/shop/store-admin.ts'
import { adminCall, useReply } from '#web/admin/kit/api/admin-call.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { Problem, showDone, useAction } from '#web/admin/kit/parts/action.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Field, InputField } from '#web/admin/kit/parts/field.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { newConfirmationKey } from '../deliveries/confirmation-key.ts'
import { NameFields } from '../orders/name-fields.tsx'

type Props = {
  /** Null: the form asks for the name. */
  username: string | null
  onGiven: (username: string) => void
}

export function GiveForm(props: Props) {
  const { t } = useAdminText()
  const { data, problem, reload } = useReply('GET /api/admin/products', {})
  if (data) return <LoadedForm {...props} {...data} />
  if (problem) return <Problem text={t('admin.failedToLoad')} error={problem} onRetry={reload} />
  return <span className="skeleton block h-56" />
}

type LoadedProps = Props & Pick<Api['GET /api/admin/products']['reply'], 'products' | 'servers'>

function LoadedForm({ username, onGiven, products, servers }: LoadedProps) {
  const { t } = useAdminText()
  const mayWriteCommands = useMay()('commands')
  const start = { ...EMPTY_DRAFT, product: products[0]?._id ?? (mayWriteCommands ? OWN_COMMANDS : null) }
  const [draft, setDraft] = useState<GiveDraft>(start)
  const [key, setKey] = useState(newConfirmationKey)
  const [shownProblems, showProblems] = useState(false)
  const { busy, problem, run } = useAction()

  const change = (part: Partial<GiveDraft>) => setDraft((before) => ({ ...before, ...part }))
  const problems = problemsOf(draft, username !== null)
  const errorOf = (field: WrongField) =>
    shownProblems && problems.includes(field) ? t(PROBLEM_TEXTS[field]) : null
  const isOwn = draft.product === OWN_COMMANDS
  const choices = [
    ...products.map(({ _id, name }) => ({ value: _id, label: name })),
    ...(mayWriteCommands ? [{ value: OWN_COMMANDS, label: t('adminPlayers.ownCommands') }] : []),
  ]
  const product = products.find(({ _id }) => _id === draft.product)?.name ?? draft.title

  async function give(): Promise<void> {
    const name = username ?? encodeUsername(draft.name, draft.bedrock)
    await adminCall('POST /api/admin/players/:name/gifts', { params: { name }, body: toGift(draft, key) })
    showDone(t('adminPlayers.gaveDone', { product, name: shownUsername(name) }))
    setDraft(start)
    setKey(newConfirmationKey())
    showProblems(false)
    onGiven(name)
  }

  if (draft.product === null) return <p className="text-sm text-soft">{t('adminPlayers.noProducts')}</p>
  return (
    <Form
      className="grid grid-cols-1 gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        showProblems(true)
        if (problems.length === 0) return run(give)
        // The first field with a problem, once its error is rendered.
        const form = event.currentTarget
        requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      }}
    >
      {username === null && (
        <NameFields label={t('adminPlayers.name')} value={draft} error={errorOf('name')} onChange={change} />
      )}
      <Field label={t('adminPlayers.what')}>
        {(field) => (
          <Select
            {...field}
            value={draft.product}
            options={choices}
            onChoose={(product) => change({ product })}
          />
        )}
      </Field>
      {isOwn && (
        <CommandFields
          draft={draft}
          servers={servers}
          titleError={errorOf('title')}
          commandsError={errorOf('commands')}
          onChange={change}
        />
      )}
      <InputField
        label={t('admin.why')}
        error={errorOf('reason')}
        value={draft.reason}
        maxLength={REASON_MAX_LENGTH}
        placeholder={t('adminPlayers.whyPlaceholder')}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <p className="text-faint text-xs">{t('adminPlayers.giveText')}</p>
      <Problem text={t('adminPlayers.giveFailed')} error={problem} />
      <Button
        type="submit"
        variant={username === null ? 'primary' : 'outline'}
        size="md"
        className="wrap-anywhere"
        label={isOwn ? t('adminPlayers.giveCommands') : t('adminPlayers.giveAct', { product })}
        busy={busy}
      />
    </Form>
  )
}

type CommandProps = {
  draft: GiveDraft
  servers: LoadedProps['servers']
  titleError: string | null
  commandsError: string | null
  onChange: (part: Partial<GiveDraft>) => void
}

/** Own commands: all of them go to one server. */
function CommandFields({ draft, servers, titleError, commandsError, onChange }: CommandProps) {
  const { t } = useAdminText()
  return (
    <>
      <InputField
        label={t('adminPlayers.giftTitle')}
        error={titleError}
        value={draft.title}
        maxLength={PRODUCT_NAME_MAX_LENGTH}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <Field label={t('adminOrders.commands')} help={t('adminPlayers.commandsHelp')} error={commandsError}>
        {(field) => (
          <textarea
            {...field}
            className="input code min-h-24"
            value={draft.commands}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => onChange({ commands: target.value })}
          />
        )}
      </Field>
      {servers.length > 1 && (
        <Field label={t('admin.server')}>
          {(field) => (
            <Select
              {...field}
              value={draft.server || (servers[0]?.id ?? '')}
              options={servers.map(({ id, name }) => ({ value: id, label: name }))}
              onChoose={(server) => onChange({ server })}
            />
          )}
        </Field>
      )}
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="switch"
          checked={draft.waitOnline}
          onChange={({ target }) => onChange({ waitOnline: target.checked })}
        />
        {t('admin.waitOnline')}
      </label>
    </>
  )
}

// The contents of the form for giving by hand, its problems, and the request that it becomes.
/** Instead of the id of a product. */
export const OWN_COMMANDS = ''

export const EMPTY_DRAFT = {
  name: '',
  bedrock: false,
  /** Null until one is chosen. */
  product: null as string | null,
  title: '',
  commands: '',
  server: '',
  waitOnline: false,
  reason: '',
}
export type GiveDraft = typeof EMPTY_DRAFT

const PROBLEM_TEXTS = {
  name: 'adminOrders.nameInvalid',
  title: 'adminPlayers.needTitle',
  commands: 'adminPlayers.needCommands',
  reason: 'admin.needReason',
} as const
type WrongField = keyof typeof PROBLEM_TEXTS

/** `isNamed`: the player is known already. */
export function problemsOf(draft: GiveDraft, isNamed: boolean): WrongField[] {
  const isOwn = draft.product === OWN_COMMANDS
  const wrong: Record<WrongField, boolean> = {
    name: !isNamed && usernameProblem(draft.name, draft.bedrock) !== null,
    title: isOwn && draft.title.trim() === '',
    commands: isOwn && toLines(draft.commands).length === 0,
    reason: draft.reason.trim() === '',
  }
  return (Object.keys(wrong) as WrongField[]).filter((field) => wrong[field])
}

export function toGift(
  { product, title, commands, server, waitOnline, reason }: GiveDraft,
  key: string,
): Gift {
  const why = { reason: reason.trim(), key }
  if (product !== OWN_COMMANDS) return { product_id: product ?? undefined, ...why }
  const execute = toLines(commands).map((text) => ({
    type: 'commands' as const,
    text: text.replace(/^\//, ''),
    ...(server && { server }),
    wait_online: waitOnline,
  }))
  return { title: title.trim(), execute, ...why }
}
