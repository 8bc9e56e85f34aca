import './theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showChosen } from '#library/languageStore.ts';
import { Root } from './Root.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

// English is part of the bundle; another language is loaded before the first render.
showChosen().then(() =>
  createRoot(root).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  ),
);
