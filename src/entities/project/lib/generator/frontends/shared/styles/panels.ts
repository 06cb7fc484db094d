import { code } from '../../../text/code'

/** Cards and what is in them. */
export const PANELS = code`
  .columns {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
    gap: 20px;
    align-items: start;
    margin-top: 40px;
  }

  .panel {
    min-width: 0;
    padding: 24px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--panel);
  }

  .panel-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 40px;
    margin-bottom: 8px;
  }

  .facts {
    font-size: 15px;
  }

  .facts div {
    display: flex;
    justify-content: space-between;
    gap: 24px;
    padding: 9px 0;
    border-top: 1px solid var(--line);
  }

  .facts dt {
    color: var(--soft);
  }

  .facts dd {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }

  .state::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-right: 8px;
    border-radius: 50%;
    background: var(--line-strong);
  }

  .state.good::before {
    background: var(--good);
  }

  .state.warning::before {
    background: var(--warning);
  }

  .state.bad::before {
    background: var(--bad);
  }

  .features {
    list-style: none;
  }

  .features li {
    padding: 12px 0;
    border-top: 1px solid var(--line);
  }

  .features p {
    color: var(--soft);
    font-size: 15px;
    line-height: 1.5;
  }

  .features strong {
    font-weight: 550;
  }

  .note {
    margin-top: 16px;
    padding: 12px 16px;
    border-radius: 8px;
    background: var(--warning-soft);
    color: var(--text);
    font-size: 15px;
  }

  .error {
    margin-top: 16px;
    color: var(--bad);
  }

  .quiet-text {
    color: var(--soft);
  }
`
