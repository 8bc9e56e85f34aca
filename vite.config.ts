import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const isServer = process.argv.includes('--ssr');

export default defineConfig({
  plugins: [react()],
  publicDir: isServer ? false : 'public',
  resolve: {
    alias: {
      // RJSF renders help through 31 KB of Markdown, which no help text here uses.
      'markdown-to-jsx/react': fileURLToPath(new URL('./src/engine/PlainMarkdown.tsx', import.meta.url)),
    },
  },
  build: {
    outDir: isServer ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    // A style or script inside the page would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
});
