import { describe, expect, test } from 'vitest';
import { playerAddress, providerOf } from '../../../../runtime/media/video/provider.ts';

describe('the hosted players', () => {
  test('two are played and paused by message, in the words of each', () => {
    const youtube = providerOf('YouTube', 'https://player.example/1');
    expect(youtube?.message('play')).toEqual({ event: 'command', func: 'playVideo', args: '' });
    expect(youtube?.message('pause')).toEqual({ event: 'command', func: 'pauseVideo', args: '' });
    const vimeo = providerOf('Vimeo', 'https://player.example/1');
    expect([vimeo?.message('play'), vimeo?.message('pause')]).toEqual([{ method: 'play' }, { method: 'pause' }]);
  });

  test('are known by their hosts as well, and others are not', () => {
    expect(providerOf('', 'https://www.youtube.com/embed/x')?.query).toBe('enablejsapi');
    expect(providerOf('', 'https://www.youtube-nocookie.com/embed/x')?.query).toBe('enablejsapi');
    expect(providerOf('', 'https://player.vimeo.com/video/1')?.query).toBe('api');
    expect([providerOf('', 'https://myyoutubes.example/1'), providerOf('Wistia', 'https://fast.wistia.example/1')]).toEqual([
      null,
      null,
    ]);
  });

  test("what the owner's address asks for stays beside what playing needs", () => {
    expect(playerAddress('https://player.example/1?start=30&autoplay=0#t', null)).toBe(
      'https://player.example/1?start=30&autoplay=1#t',
    );
  });
});
