import { type FormEvent, useState } from 'react'
import type { PlayerVotes } from '#contract/network/votes.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Form } from '#web/kit/ui/form.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { isVoterName } from './expedition-state.ts'
import { Week } from './vote-rewards.tsx'

type Props = {
  /** Undefined before the browser has looked. */
  name: string | null | undefined
  save: (name: string | null) => void
  votes: PlayerVotes | null
  now: number
  done: number
  total: number
  /** Why there are no ticks. */
  away: string | null
}

export const NAME_FIELD = 'voter-name'

/** The name of the voter, the way so far, the week and the streak. It is as high without a name as with one. */
export function ExpeditionBar({ name, save, votes, now, done, total, away }: Props) {
  const { t } = useText()
  if (name === null || name === undefined) return <NameForm onName={save} />
  const shown = votes?.name ?? name
  return (
    <div className="slab vote-bar">
      <div className="flex min-w-0 grow basis-3/5 items-center gap-3">
        <PlayerHead name={shown} size={44} />
        <div className="min-w-0 flex-1">
          <span className="sr-only">{t('vote.votingAs')}</span>
          <b className="block truncate leading-5">{shown}</b>
          <button
            type="button"
            className="link min-h-6 text-sm max-lg:-my-2.5 max-lg:py-2.5"
            onClick={() => save(null)}
          >
            {t('vote.change')}
          </button>
        </div>
      </div>
      {votes ? (
        <>
          <p role="status">
            <b className="num font-extrabold text-3xl text-star leading-none" aria-hidden="true">
              {done}
              <small className="text-base text-faint"> / {total}</small>
            </b>
            <span className="sr-only">{t('vote.verifiedCount', { done, total })}</span>
          </p>
          <Week days={votes.days} now={now} />
          {votes.streak > 0 && (
            <p className="flex items-center gap-1.5 text-[0.8125rem] text-faint">
              <b className="num flex items-center gap-1 text-[1.25rem] text-star">
                <Icon name="flame" />
                {votes.streak}
              </b>
              {t('vote.dayStreak')}
            </p>
          )}
        </>
      ) : (
        <p className="text-soft text-sm lg:col-span-2" role="status">
          {away}
        </p>
      )}
    </div>
  )
}

function NameForm({ onName }: { onName: (name: string) => void }) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isVoterName(typed)) onName(typed.trim())
    else setWrong(true)
  }
  return (
    <Form
      className="slab vote-bar grid grid-cols-1 gap-1.5 lg:grid-cols-[auto_22rem_minmax(0,1fr)] lg:gap-5"
      onSubmit={submit}
      noValidate
    >
      <label htmlFor={NAME_FIELD} className="font-bold">
        {t('vote.whoVotes')}
      </label>
      <span className="flex min-w-0 gap-2">
        <input
          id={NAME_FIELD}
          className="input min-w-0 flex-1"
          value={typed}
          maxLength={17}
          placeholder={t('vote.whoPlaceholder')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${NAME_FIELD}-help`}
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong(false)
          }}
        />
        <Button type="submit" variant="outline">
          {t('vote.setName')}
        </Button>
      </span>
      <span
        id={`${NAME_FIELD}-help`}
        role="status"
        className={`text-sm ${isWrong ? 'text-bad' : 'text-faint'}`}
      >
        {t(isWrong ? 'vote.wrongName' : 'vote.whoHelp')}
      </span>
    </Form>
  )
}
