import { type ReactNode, useState } from 'react'
import { LANGUAGES, type Language } from '#contract/language.ts'
import type { AdminPost, PostForm } from '#contract/site/posts.schema.ts'
import {
  POST_TEXT_MAX_LENGTH,
  POST_TITLE_MAX_LENGTH,
  type PostKind,
  postPath,
  toSlug,
} from '#contract/site/posts.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/parts/action.tsx'
import { DeleteButton } from '#web/admin/kit/parts/confirm.tsx'
import type { DraftForm } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { MomentField } from '#web/admin/kit/settings/fields/moment-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { PictureField } from '#web/admin/kit/settings/fields/picture-field.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { useNavigate } from '#web/kit/router/index.ts'
import { LazyPreview, MarkdownField } from '../legal/markdown-field.tsx'
import { ADDRESSES, titleIn, usePost } from './post-form.ts'

type Props = {
  kind: PostKind
  /** Null: a new one. */
  stored: AdminPost | null
  onChanged: () => void
}

export function PostEditor({ kind, stored, onChanged }: Props) {
  const { t, language: own } = useAdminText()
  const navigate = useNavigate()
  const form = usePost(kind, stored, onChanged)
  const [language, setLanguage] = useState<Language>(own)
  const open = (path: string) => navigate(localizedPath(own, path), { replace: true })
  const name = stored ? titleIn(stored, own) : ''

  function showProblem(keys: readonly string[]): void {
    const found = LANGUAGES.find((one) => keys.some((key) => key.endsWith(`.${one}`)))
    if (found) setLanguage(found)
  }

  async function remove({ _id: id }: AdminPost): Promise<void> {
    await adminCall('DELETE /api/admin/posts/:id', { params: { id } })
    form.store.discard()
    showDone(t('admin.deleted', { name }))
    open(ADDRESSES[kind])
  }

  const preview = () => {
    const { title, text, image_url } = form.value
    return (
      <LazyPreview
        title={title[language]}
        markdown={text[language]}
        language={language}
        picture={image_url}
      />
    )
  }
  return (
    <SettingsForm
      forms={[form]}
      preview={preview}
      savedText={t('adminPosts.saved')}
      onProblems={showProblem}
      onSaved={(added) => added && open(`${ADDRESSES[kind]}/${added}`)}
    >
      {() => (
        <PostFields
          form={form}
          language={language}
          onLanguage={setLanguage}
          remove={
            stored && (
              <DeleteButton name={name} text={t('adminPosts.deleteText')} onDelete={() => remove(stored)} />
            )
          }
        />
      )}
    </SettingsForm>
  )
}

type FieldsProps = {
  form: DraftForm<PostForm>
  language: Language
  onLanguage: (language: Language) => void
  /** The button that deletes it; null for a new one. */
  remove: ReactNode
}

function PostFields({ form, language, onLanguage, remove }: FieldsProps) {
  const { t, language: own } = useAdminText()
  const { kind, slug } = form.value
  const title = form.at('title').at(language)
  const path = `/${own}${postPath(kind, slug || '…')}`

  /** The address of a new one follows its title until somebody types another. */
  function setTitle(typed: string): void {
    const follows = !remove && slug === toSlug(title.value)
    title.set(typed)
    if (follows) form.at('slug').set(toSlug(typed))
  }

  return (
    <>
      <Panel title={t('adminPosts.writing')}>
        <div className="grid grid-cols-1 gap-4">
          <MarkdownField
            at={form.at('text').at(language)}
            max={POST_TEXT_MAX_LENGTH}
            language={language}
            onLanguage={onLanguage}
            title={
              <TextField
                key={`title-${language}`}
                at={{ ...title, set: setTitle }}
                max={POST_TITLE_MAX_LENGTH}
                lang={language}
                help={t('adminPosts.titleHelp')}
              />
            }
          />
        </div>
      </Panel>
      <Panel title={t('adminPosts.publishing')} foot={remove}>
        <div className="grid grid-cols-1 gap-4">
          <TextField at={form.at('slug')} technical help={t('adminPosts.slugHelp', { path })} />
          <PictureField
            at={form.at('image_url')}
            kind="post"
            removeLabel={t('admin.remove')}
            help={t('adminPosts.pictureHelp')}
          />
          <MomentField at={form.at('published_at')} help={t('adminPosts.publishedAtHelp')} />
          <SwitchField at={form.at('hidden')} help={t('adminOrders.notePlaceholder')} />
        </div>
      </Panel>
    </>
  )
}
