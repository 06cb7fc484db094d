import { code } from '../../../text/code'

/** Labels, fields and rows. */
export const FORMS = code`
  .narrow {
    max-width: 680px;
  }

  .form {
    max-width: 440px;
  }

  .narrow .panel {
    margin-top: 28px;
  }

  label {
    display: block;
    margin-bottom: 6px;
    font-size: 15px;
    font-weight: 550;
  }

  input:not([type='checkbox']),
  textarea {
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--line-strong);
    border-radius: 8px;
    background: var(--background);
    color: var(--text);
    font: inherit;
  }

  textarea {
    display: block;
    min-height: 88px;
    resize: vertical;
  }

  .row {
    display: flex;
    gap: 10px;
  }

  .row button {
    flex: none;
    min-height: 44px;
  }
`

/** The list of items. */
export const ITEMS = code`
  .items {
    margin-top: 20px;
    list-style: none;
  }

  .items li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 56px;
    border-top: 1px solid var(--line);
  }

  .items label {
    display: flex;
    flex: 1;
    gap: 12px;
    align-items: center;
    min-width: 0;
    margin: 0;
    padding: 10px 0;
    font-size: 16px;
    font-weight: 400;
    line-height: 1.45;
  }

  .items input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--accent);
  }

  .items .done {
    color: var(--soft);
    text-decoration: line-through;
  }

  .items button {
    flex: none;
  }

  .below {
    margin-top: 16px;
  }
`

/** Sign-in and account. */
export const ACCOUNT = code`
  .field {
    margin-bottom: 18px;
  }

  .hint {
    margin-top: 6px;
    color: var(--soft);
    font-size: 14px;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-top: 20px;
  }
`

/** The conversation. */
export const ASSISTANT = code`
  .conversation {
    display: grid;
    gap: 14px;
    margin-bottom: 20px;
    list-style: none;
  }

  .conversation li {
    max-width: 85%;
    padding: 10px 14px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    white-space: pre-wrap;
  }

  .conversation .user {
    justify-self: end;
    border-color: transparent;
    background: var(--accent-soft);
  }

  .send {
    display: flex;
    justify-content: flex-end;
    margin-top: 12px;
  }
`
